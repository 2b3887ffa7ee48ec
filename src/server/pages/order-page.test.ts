import { beforeAll, describe, expect, it } from "vitest";
import { newBrowser, newPushKeys } from "../push/testing-push-service.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const push = { ...newPushKeys(), contact: "mailto:site@example.com", services: [] };
const testApp = sharedApp(async () => ({ web: await loadWeb(), config: { push } }));
let account: TestAccount;
let guest: Caller;
let order: PlacedOrder;
let water: string;
const body = () => deliveryBody({ [water]: { qty: 2 } });
beforeAll(async () => {
  account = await newAccount(testApp, {
    features: { delivery: true },
    extras: { languages: ["br", "us"], guest_interface: "menu" },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água de coco", priceCents: 450 }] },
  ]);
  guest = newCaller(testApp, account);
  water = String(ids["Água de coco"]);
  order = await sendOrder(guest, body());
});

const askedBy = (caller: Caller, language: "br" | "us" | "it" = "br") =>
  caller.orderPage.get({ params: { hash: order.hash }, query: { language, push: "granted" } });

describe("the page of an order", () => {
  it("is drawn for its guest with all that there is to read, and says from what", async () => {
    const { html, answers } = await askedBy(guest);
    for (const words of ["Pedido enviado!", "Pedido #001", "Água de coco", "R$ 9,00"])
      expect(html.replaceAll("\u00a0", " ")).toContain(words);
    // The guest's page has no button of the staff.
    expect(html).not.toContain("Receber");
    expect(answers.map(({ key }) => key)).toEqual([["home"], ["order", order.hash]]);
    expect(answers[1]?.data).toEqual(await guest.orders.get({ params: { hash: order.hash } }));
  });

  it("has the button for notices where its browser can show them, and else none", async () => {
    const { hash } = order;
    expect((await askedBy(guest)).html).toContain("Avisar quando mudar");
    const params = { hash };
    const { html } = await guest.orderPage.get({ params, query: { language: "br" } });
    expect(html).not.toContain("Avisar quando mudar");

    const { subscription } = newBrowser("https://push.example/send/1");
    await guest.push.subscribe({ params, body: { ...subscription, language: "br" } });
    expect((await askedBy(guest)).html).toContain("Não avisar mais");
    // A browser that has lost the permission since is told nothing.
    const query = { language: "br", push: "default" } as const;
    const taken = await guest.orderPage.get({ params, query });
    expect(taken.html).toContain("Avisar quando mudar");
    await guest.push.unsubscribe({ params });
  });

  it("is in the language of its address, where the account offers it", async () => {
    expect((await askedBy(guest, "us")).html).toContain("Order placed!");
    expect((await askedBy(guest, "it")).html).toContain("Pedido enviado!");
  });

  it("threat 12: is nobody else's, and no staff's, who see more", async () => {
    expect(await refusalOf(askedBy(newCaller(testApp, account)))).toMatchObject({ status: 404 });
    const other = newCaller(testApp, account);
    await sendOrder(other, body());
    expect(await refusalOf(askedBy(other))).toMatchObject({ status: 404 });
    const admin = await signedInAdmin(testApp, account);
    expect(await refusalOf(askedBy(admin))).toMatchObject({ status: 404 });
  });

  it("has nothing of an order in its document, which is everybody's; and no cache keeps what a guest is answered", async () => {
    const { host } = account;
    const page = await testApp.app.inject({ url: `/pedidos/${order.hash}`, headers: { host } });
    expect(page.body).not.toContain(order.hash);
    expect(page.body).not.toContain("Água de coco");
    const { headers } = await testApp.app.inject({
      url: `/v2.0/order/${order.hash}/page?language=br`,
      headers: { host, domain: host },
    });
    expect(headers["cache-control"]).toBe("no-store");
  });
});

import { beforeAll, expect, it } from "vitest";
import { signedInAdmin, newCaller, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { rawPost } from "../testing/raw-call.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let items: Record<string, { qty: number }>;
beforeAll(async () => {
  account = await newAccount(testApp, { features: { delivery: true } });
  admin = await signedInAdmin(testApp, account);
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  items = { [String(ids["Calabresa"])]: { qty: 1 } };
});

it.each([
  ["us", "us"],
  ["cn", "cn"],
  ["br", undefined],
  [undefined, undefined],
] as const)("of a guest who reads %s staff are told %s", async (read, told) => {
  const guest = newCaller(testApp, account);
  const { hash } = await sendOrder(guest, {
    ...deliveryBody(items),
    ...(read && { language: read }),
  });
  expect((await admin.orders.get({ params: { hash } })).language).toBe(told);
});

it("is none of a guest's where staff enter the order", async () => {
  const { hash } = await sendOrder(admin, { ...deliveryBody(items), language: "us" });
  expect((await admin.orders.get({ params: { hash } })).language).toBeUndefined();
});

it("is refused where the site has no such language", async () => {
  const body = { ...deliveryBody(items), language: "de" };
  const { status } = await rawPost(testApp, { path: "order", host: account.host, body });
  expect(status).toBe(422);
});

import { randomUUID } from "node:crypto";
import { expect, it, describe } from "vitest";
import { CallRefused } from "../../src/contract/client.ts";
import { deliveryBody } from "../../src/server/testing/new-order.ts";
import { restMs } from "../../src/web/orders/list/second-tap.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { button } from "./guest.ts";
import { shareClock } from "./share-clock.ts";
import { browser, site } from "./shared-site.ts";
import {
  cardOf,
  leaveUntroubled,
  newShop,
  placeOrder,
  watchAll,
  withPickup,
  workerIn,
} from "./staff.ts";

const paused = (page: Parameters<typeof cardOf>[0]) =>
  page.getByRole("region", { name: "Pedidos pausados" });

const workers = [
  { size: phone, isAttendant: true },
  { size: desk, isAttendant: false },
];

describe.each(madeAt(...workers))("at $size.width pixels", ({ size, isAttendant }) => {
  it("anybody of the staff pauses a service with a reason, colleagues see it, and opens it again", async () => {
    const shop = await withPickup(site, await newShop(site));
    const worker = await workerIn({ site, browser, shop }, { size, isAttendant });
    const { page } = worker;
    await button(page, "Pausar").click();
    const dialog = page.getByRole("dialog", { name: "Pausar pedidos" });
    await dialog.getByLabel("Entrega").check();
    await dialog.getByLabel(/^Motivo/).fill("Cozinha cheia");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "30 min" }).focus();
    await page.keyboard.press("Enter");
    await paused(page)
      .getByText(/^Entrega: Pausado até (amanhã às )?\d\d:\d\d$/)
      .waitFor();
    await paused(page).getByText("Cozinha cheia").waitFor();
    await page.getByText("Entrega: pedidos pausados.").waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const refused = await placeOrder(shop).catch((error: unknown) => error);
    expect(refused instanceof CallRefused && refused.refusal.error).toBe("closed");

    const colleague = await workerIn({ site, browser, shop }, { size: desk });
    await paused(colleague.page).getByText("Cozinha cheia").waitFor();
    await colleague.close();

    await page.getByRole("button", { name: "Reabrir agora: Entrega" }).click();
    await page.getByText("Entrega: aberto de novo.").waitFor();
    await paused(page).waitFor({ state: "detached" });
    await placeOrder(shop);
    await leave(worker);
  });
});

describe.each(workers)("at $size.width pixels", ({ size, isAttendant }) => {
  it("a pickup order says so, is told to be ready by one tap, and then ends where it is handed over", async () => {
    const shop = await withPickup(site, await newShop(site));
    const items = { [String(shop.ids["Calabresa"])]: { qty: 1 } };
    const { order } = await shop.guest.orders.place(
      {
        body: {
          ...deliveryBody(items),
          cartData: { items, service: "takeout", paymentMethod: "cash" },
        },
      },
      { idempotencyKey: randomUUID() },
    );
    const worker = await workerIn({ site, browser, shop }, { size, isAttendant });
    const { page } = worker;
    await watchAll(page);
    const card = cardOf(page, order.id);
    await card.getByText("Retirada", { exact: true }).waitFor();
    await card.getByRole("button", { name: /^Aceitar o pedido/ }).click();
    const next = button(page, "Passar para Preparando");
    await next.waitFor();
    // On a phone this button takes the other one's place. An earlier tap would be ignored as a second tap.
    await page.waitForTimeout(restMs);
    await next.click();
    await card.getByRole("button", { name: /^Pronto para retirar: pedido/ }).click();
    // The board has no word for it on the card, but a column of its own.
    const column = page.getByRole("region", { name: /^Pronto / }).filter({ has: card });
    await (size === phone ? card.getByText("Pronto", { exact: true }) : column).waitFor();
    await card.locator("summary").click();
    await card.getByText("Ana Souza").waitFor();
    expect(await card.getByText("Entregar em").count()).toBe(0);
    await expectNoOverflow(page);
    if (size === phone) await expectAccessible(page);
    await card.getByRole("button", { name: "Passar para Finalizado" }).click();
    await card.waitFor({ state: "detached" });
    await leaveUntroubled(worker);
  });
});

it("a pause that is over goes from the screen by itself", async () => {
  const shop = await newShop(site);
  const worker = await workerIn(
    { site, browser, shop },
    {
      async prepare(page) {
        await shareClock(page);
        await page.clock.install();
        await page.clock.resume();
      },
    },
  );
  const { page } = worker;
  await button(page, "Pausar").waitFor();
  // The page must know the server's time first. Otherwise these hours would count as an error of its clock.
  await page.waitForFunction(() => sessionStorage.getItem("clock.ahead") !== null);
  // Only the answers to what is pressed here tell of the pause. A list would be one by the server's clock.
  await page.route("**/v2.0/**", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  // The page has been open for a while, but not for an hour, after which it asks for the time again.
  await page.clock.fastForward("00:15:00");
  await button(page, "Pausar").click();
  await page.getByRole("dialog").getByLabel("Tudo").check();
  await page.getByRole("dialog").getByRole("button", { name: "30 min" }).click();
  await paused(page)
    .getByText(/^Quarto e mesa: Pausado até/)
    .waitFor();
  await page.clock.fastForward("00:30:30");
  await expect.poll(() => paused(page).count()).toBe(0);
  await worker.close();
});

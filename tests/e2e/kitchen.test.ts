import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { leastMs } from "../../src/server/testing/least-ms.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import {
  drawn,
  expectAccessible,
  expectNoOverflow,
  faultsAtAnySize,
  screens,
  setLetters,
} from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import {
  countsOf,
  leaveUntroubled,
  newShop,
  placeOrder,
  spyOnTones,
  withPickup,
  workerIn,
  type Shop,
  type WorkerOptions,
} from "./staff.ts";

const cook = (shop: Shop, options: WorkerOptions = {}) =>
  workerIn({ site, browser, shop }, { path: "/cozinha", isAttendant: true, ...options });

/** A guest's order of two pizzas, taken by an attendant. */
async function taken(shop: Shop) {
  const order = await placeOrder(shop);
  const attendant = await attendantOf(site, shop);
  await attendant.orders.accept({ params: { hash: order.hash }, body: {} });
  return { order, attendant };
}

/** An order for pickup that an attendant enters. */
const pickedUp = async (shop: Shop, qty: number) =>
  sendOrder(await attendantOf(site, shop), {
    userData: { name: "Rui" },
    cartData: { items: { [String(shop.ids["Calabresa"])]: { qty } }, service: "takeout" },
  });

const ticket = (page: Page, number: number) =>
  page.getByRole("article", { name: `Pedido #00${number}` });
const pizzas = (page: Page, number: number) =>
  ticket(page, number).getByRole("button", { name: /Calabresa/ });

/** Moves the page's clock on by as long as a ticket stays that has become ready. */
async function afterAMoment(page: Page): Promise<void> {
  await drawn(page);
  await page.clock.fastForward(4_000);
}

describe("the kitchen's screen", () => {
  it("shows and rings what is taken within a second, and what is crossed out as ready on the guest's page", async () => {
    const shop = await newShop(site);
    const visitor = await cook(shop, {
      prepare: (opened) => spyOnTones(opened).then(() => opened.clock.install()),
    });
    const { page } = visitor;
    await page.getByText("Nada para preparar.").waitFor();
    await page.getByRole("heading", { name: "Cozinha" }).click();
    const before = (await countsOf(page)).tones;
    const { order, attendant } = await taken(shop);
    let last = 1;
    const seenMs = await leastMs(1000, async () => {
      if (last > 1) await taken(shop);
      const takenAt = performance.now();
      await pizzas(page, last).waitFor();
      last += 1;
      return performance.now() - takenAt;
    });
    expect(seenMs).toBeLessThan(1000);
    await expect.poll(async () => (await countsOf(page)).tones).toBeGreaterThan(before);
    for (const part of ["Entrega", "Ana Souza", "0 min", "1× Catupiry no total", "sem cebola"])
      await ticket(page, 1).getByText(part).waitFor();
    await page
      .getByRole("region", { name: "A preparar" })
      .getByText(`${2 * (last - 1)} Calabresa`)
      .waitFor();
    await pizzas(page, 1).click();
    await ticket(page, 1).getByText("Pronto", { exact: true }).waitFor();
    await expect
      .poll(() => shop.guest.orders.get({ params: { hash: order.hash } }))
      .toMatchObject({ ready_at: expect.any(String) });
    // A ready ticket leaves after a moment, and is listed below until it is old.
    await afterAMoment(page);
    await ticket(page, 1).waitFor({ state: "detached" });
    await button(page, "Desfazer o pedido #001").click();
    await pizzas(page, 1).and(page.locator("[aria-pressed=false]")).waitFor();
    expect(await attendant.orders.get({ params: { hash: order.hash } })).not.toHaveProperty(
      "ready_at",
    );
    await page.reload();
    await pizzas(page, 1).waitFor();
    await leaveUntroubled(visitor);
  });

  it("is the same on two screens, and keeps a cancelled order until somebody has seen it", async () => {
    const shop = await newShop(site);
    const { order, attendant } = await taken(shop);
    const one = await cook(shop);
    const two = await cook(shop);
    await pizzas(one.page, 1).waitFor();
    await attendant.orders.setStatus({
      params: { hash: order.hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    for (const { page } of [one, two]) await ticket(page, 1).getByText("CANCELADO").waitFor();
    await button(one.page, "Pedido #001 cancelado: visto").click();
    for (const { page } of [one, two]) await ticket(page, 1).waitFor({ state: "detached" });
    expect(await attendant.kitchen.tickets()).toMatchObject({ tickets: [] });
    await leaveUntroubled(one);
    await leaveUntroubled(two);
  });

  it("rings for what is added and called off, which stays until it is seen though the rest is made", async () => {
    const shop = await newShop(site);
    const drinks = [{ title: "Bebidas", items: [{ title: "Guaraná", priceCents: 499 }] }];
    const { Guaraná: guarana } = await newMenu(site, shop, drinks);
    const { order, attendant } = await taken(shop);
    const visitor = await cook(shop, { prepare: spyOnTones });
    const { page } = visitor;
    await pizzas(page, 1).waitFor();
    await page.getByRole("heading", { name: "Cozinha" }).click();
    const tones = async () => (await countsOf(page)).tones;
    const params = { hash: order.hash };
    const before = await tones();
    await attendant.orderLines.edit(
      { params, body: { items: { [String(guarana)]: { qty: 1 } } } },
      { idempotencyKey: randomUUID() },
    );
    await ticket(page, 1)
      .getByText(/^Acrescentado/)
      .waitFor();
    await expect.poll(tones).toBeGreaterThan(before);
    await pizzas(page, 1).click();
    const afterAdded = await tones();
    const owner = await adminOf(site, shop);
    const [, drink] = (await owner.orders.get({ params })).details.items;
    await owner.orderLines.cancel(
      {
        params: { ...params, line: String(drink?.line) },
        body: { qty: 1, reason: "consumer_request" },
      },
      { idempotencyKey: randomUUID() },
    );
    // Everything that is left is made, so the order is ready. The kitchen must still hear of the cancelled drink.
    await ticket(page, 1).getByText("Pronto", { exact: true }).waitFor();
    await ticket(page, 1).getByText("CANCELADO").waitFor();
    await expect.poll(tones).toBeGreaterThan(afterAdded);
    await page.reload();
    await ticket(page, 1).getByText("CANCELADO").waitFor();
    await page.setViewportSize({ width: 768, height: 1024 });
    const seen = button(page, "Cancelamento no pedido #001: visto");
    expect(await seen.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(1);
    await seen.click();
    await ticket(page, 1).waitFor({ state: "detached" });
    await leaveUntroubled(visitor);
  });

  it("takes a tap back that the server refuses, and says why", async () => {
    const shop = await newShop(site);
    const { order, attendant } = await taken(shop);
    const visitor = await cook(shop);
    const { page } = visitor;
    await pizzas(page, 1).waitFor();
    await page.route("**/v2.0/kitchen/tickets/*/lines", async (route) => {
      await attendant.orders.setStatus({ params: { hash: order.hash, statusId: "4" }, body: {} });
      await route.continue();
    });
    await pizzas(page, 1).click();
    await page.getByText("O pedido #001 não mudou.").waitFor();
    await ticket(page, 1).waitFor({ state: "detached" });
    expect(visitor.troubles.length).toBeGreaterThan(0);
    await visitor.close();
  });

  it("is worked by a bump bar's keys: figures, arrows, R", async () => {
    const shop = await newShop(site);
    await taken(shop);
    await taken(shop);
    const visitor = await cook(shop);
    const { page } = visitor;
    await pizzas(page, 2).waitFor();
    await page.keyboard.press("2");
    await ticket(page, 2).getByText("Pronto", { exact: true }).waitFor();
    await page.keyboard.press("r");
    await pizzas(page, 2).and(page.locator("[aria-pressed=false]")).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await ticket(page, 2).getByText("Pronto", { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    // Keys that are typed elsewhere on the page change no ticket.
    await button(page, "Alterar senha").click();
    await page.getByRole("dialog").getByRole("textbox").first().fill("");
    await page.keyboard.type("1r");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await ticket(page, 1).getByText("Pronto", { exact: true }).count()).toBe(0);
    await page.keyboard.press("ArrowLeft");
    expect(await ticket(page, 1).evaluate((card) => card.contains(document.activeElement))).toBe(
      true,
    );
    await leaveUntroubled(visitor);
  });

  it("keeps the focus of who works by keyboard at the place of an order that has been made", async () => {
    const shop = await newShop(site);
    await taken(shop);
    await taken(shop);
    const visitor = await cook(shop, { prepare: (opened) => opened.clock.install() });
    const { page } = visitor;
    const isFocusIn = (place: Locator) =>
      place.evaluate((part) => part.contains(document.activeElement));
    await ticket(page, 1)
      .getByRole("button", { name: /^Tudo pronto/ })
      .press("Enter");
    await button(page, "Desfazer o pedido #001").first().waitFor();
    await expect.poll(() => isFocusIn(page.getByRole("main"))).toBe(true);
    // A key that is pressed once more, or held, takes nothing back.
    await page.keyboard.press("Enter");
    await afterAMoment(page);
    await ticket(page, 1).waitFor({ state: "detached" });
    await expect.poll(() => isFocusIn(ticket(page, 2))).toBe(true);
    await pizzas(page, 2).press("Enter");
    await button(page, "Desfazer o pedido #002").first().waitFor();
    await afterAMoment(page);
    await page.getByText("Nada para preparar.").waitFor();
    await expect.poll(() => isFocusIn(page.getByRole("heading", { level: 1 }))).toBe(true);
    await leaveUntroubled(visitor);
  });

  it("is for one station where the account has several, and is so after a reload", async () => {
    const shop = await newShop(site);
    const owner = await adminOf(site, shop);
    const { stations } = await owner.stations.save({
      body: { stations: [{ name: "Forno", default: true }, { name: "Bar" }] },
    });
    const { order, attendant } = await taken(shop);
    const visitor = await cook(shop);
    const { page } = visitor;
    await pizzas(page, 1).waitFor();
    await page.getByLabel("Estação").selectOption("Bar");
    await page.getByText("Nada para preparar.").waitFor();
    await page.reload();
    await page.getByText("Nada para preparar.").waitFor();
    await owner.content.saveItem({
      body: { data: { id: String(shop.ids["Calabresa"]), extras: { station: stations[1]?.id } } },
    });
    await taken(shop);
    await pizzas(page, 2).click();
    await ticket(page, 2).getByText("Pronto", { exact: true }).waitFor();
    await button(page, "Desfazer o pedido #002").first().click();
    await pizzas(page, 2).and(page.locator("[aria-pressed=false]")).waitFor();
    expect(await ticket(page, 1).count()).toBe(1);
    await attendant.orders.setStatus({
      params: { hash: order.hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    await button(page, "Pedido #001 cancelado: visto").click();
    await ticket(page, 1).waitFor({ state: "detached" });
    await page.reload();
    await ticket(page, 2).waitFor();
    expect(await ticket(page, 1).count()).toBe(0);
    // Only this station has seen it.
    await page.getByLabel("Estação").selectOption("Toda a cozinha");
    await ticket(page, 1).waitFor();
    await leaveUntroubled(visitor);
  });

  it("fits at any size, axe finds nothing, and nothing scrolls sideways at 768 and 1920 px", async () => {
    const shop = await newShop(site);
    const { attendant } = await taken(shop);
    const tab = await newTab(attendant, { location: tableId(shop.accountId, 3) });
    const children = { [String(shop.ids["Catupiry"])]: { qty: 2 } };
    const long = "Sem cebola, sem azeitona, borda bem passada e cortada em doze, por favor";
    await sendOrder(
      attendant,
      tabOrder(tab, { [String(shop.ids["Calabresa"])]: { qty: 2, obs: long, children } }),
    );
    const { order } = await taken(shop);
    await attendant.orders.setStatus({
      params: { hash: order.hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    const visitor = await cook(shop);
    const { page } = visitor;
    await ticket(page, 3).waitFor();
    await ticket(page, 2).getByText("Mesa 3").waitFor();
    expect(await faultsAtAnySize(page)).toEqual([]);
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      await expectNoOverflow(page);
    }
    await leaveUntroubled(visitor);
  });
});

it("an attendant hears of a ready order that is theirs, and a colleague does not", async () => {
  const shop = await newShop(site);
  const theirs = await workerIn({ site, browser, shop }, { isAttendant: true });
  const colleague = await workerIn({ site, browser, shop });
  for (const { page } of [theirs, colleague]) await page.getByText("Ao vivo").waitFor();
  const attendant = await attendantOf(site, shop);
  const tab = await newTab(attendant, { location: tableId(shop.accountId, 3) });
  const items = { [String(shop.ids["Calabresa"])]: { qty: 1 } };
  const { hash } = await sendOrder(attendant, tabOrder(tab, items));
  await attendant.kitchen.setLines({ params: { hash }, body: { ready: true } });
  await theirs.page.getByText("Pedido #001 pronto: Mesa 3").waitFor();
  expect(await colleague.page.getByText("Pedido #001 pronto").count()).toBe(0);
  const { page } = theirs;
  await page.goto(site.url(shop, `/pedido-mesa/${tab.hash}`));
  await page.getByText("Pedidos da comanda").click();
  await page.getByText("Pronto", { exact: true }).waitFor();
  await leaveUntroubled(theirs);
  await leaveUntroubled(colleague);
});

it("an attendant hears that an order for pickup is ready which they entered for a caller", async () => {
  const shop = await withPickup(site, await newShop(site));
  const visitor = await workerIn({ site, browser, shop }, { isAttendant: true });
  await visitor.page.getByText("Ao vivo").waitFor();
  const ready = visitor.page.getByText("Pedido #001 pronto: Retirada");
  const { hash } = await pickedUp(shop, 1);
  const colleague = await adminOf(site, shop);
  await colleague.kitchen.setLines({ params: { hash }, body: { ready: true } });
  await expect.poll(() => ready.count()).toBe(1);
  await leaveUntroubled(visitor);
});

it("the board shows guests the numbers that are being made, and those that can be fetched", async () => {
  const shop = await newShop(site);
  const attendant = await attendantOf(site, shop);
  const tab = await newTab(attendant, { location: tableId(shop.accountId, 3) });
  const { hash } = await sendOrder(
    attendant,
    tabOrder(tab, { [String(shop.ids["Calabresa"])]: { qty: 1 } }),
  );
  await taken(shop);
  const visitor = await cook(shop, { path: "/painel" });
  const { page } = visitor;
  await page.getByRole("listitem").filter({ hasText: "#001" }).waitFor();
  // Nobody fetches a delivery here, so the board leaves it out.
  expect(await page.getByText("#002").count()).toBe(0);
  await attendant.kitchen.setLines({ params: { hash }, body: { ready: true } });
  const ready = page.getByRole("heading", { name: "Pode retirar" }).locator("..");
  await ready.getByText("#001").waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);

  // Nobody scrolls a screen on a wall.
  const items = { [String(shop.ids["Calabresa"])]: { qty: 1 } };
  for (let count = 0; count < 24; count += 1) {
    const more = await sendOrder(attendant, tabOrder(tab, items));
    if (count % 2 === 0)
      await attendant.orders.markReady({ params: { hash: more.hash }, body: {} });
  }
  await page.getByText("#0026").waitFor();
  for (const size of [screens[1], screens[2], { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    for (const letters of [16, 22]) {
      await setLetters(page, letters);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBe(size.height);
    }
  }
  await expectAccessible(page);
  await leaveUntroubled(visitor);
});

it("the board and the list of what is ready leave out an order that was fetched, though some of it was called off", async () => {
  const shop = await withPickup(site, await newShop(site));
  const { hash } = await pickedUp(shop, 2);
  await pickedUp(shop, 1);
  const owner = await adminOf(site, shop);
  await owner.orderLines.cancel(
    { params: { hash, line: "1" }, body: { qty: 1, reason: "consumer_request" } },
    { idempotencyKey: randomUUID() },
  );
  await owner.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  const { tickets } = await owner.kitchen.tickets();
  expect(tickets).toMatchObject([{ hash, over: true }, { state: "open" }]);
  const board = await cook(shop, { path: "/painel" });
  await board.page.getByText("#002").waitFor();
  expect(await board.page.getByText("#001").count()).toBe(0);
  const kitchen = await cook(shop);
  await ticket(kitchen.page, 1).getByText("CANCELADO").waitFor();
  expect(await button(kitchen.page, "Desfazer o pedido #001").count()).toBe(0);
  await leaveUntroubled(board);
  await leaveUntroubled(kitchen);
});

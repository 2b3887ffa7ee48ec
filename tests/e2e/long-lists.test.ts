import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { multiplyOrder } from "../../src/server/testing/many-orders.ts";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { desk, expectAccessible, phone } from "./browser.ts";
import { allDrawn, allShown, busyShop, taken } from "./busy-shop.ts";
import { adminOf } from "./callers.ts";
import { button, scrollTo, type Size } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { leaveUntroubled, newShop, placeOrder, watchAll, workerIn, type Shop } from "./staff.ts";

const count = 120;
/** How many of them are on their way. */
const onTheWay = 48;

/** Ana's card beside those of Cliente 1 to 119: the last of the list, and of its column. */
const last = (page: Page) => page.getByRole("article").filter({ hasText: "Ana" });
const cards = (page: Page) => page.getByRole("article").count();
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

type Options = { path?: string; prepare?: (page: Page) => Promise<void> };

let lists: Shop;
beforeAll(async () => {
  lists = (await busyShop(count)).shop;
});

async function work(size: Size, { shop = lists, ...options }: Options & { shop?: Shop } = {}) {
  const visitor = await workerIn({ site, browser, shop }, { isAttendant: true, size, ...options });
  const { page } = visitor;
  if (!options.path) await watchAll(page);
  return { ...visitor, visitor, page };
}

/** The name on the card in the middle of the screen. */
const nameInMiddle = (page: Page) =>
  page.evaluate(() => {
    const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("article");
    return /Cliente \d+/.exec(card?.textContent ?? "")?.[0] ?? "no card";
  });

/** Has the browser lay out all cards: axe takes what it has skipped so far for boxes of wrong heights. */
const layOutAll = (page: Page) =>
  page.evaluate(async () => {
    const visible = new CSSStyleSheet();
    visible.replaceSync("li { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(visible);
    // A card that is skipped again keeps the height that it had when it was laid out.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    document.adoptedStyleSheets.pop();
  });

/** Turns a wheel to the end, as fast as a hand can. Returns how often no card was in the middle of the screen. */
async function turnToEnd(page: Page): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  let emptyScreens = 0;
  for (let turn = 0; turn < 400; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
    const { isEmpty, isEnd } = await page.evaluate(() => ({
      isEmpty: ![100, 200, 300].some((down) =>
        document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down - 200)?.closest("li"),
      ),
      isEnd: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
    }));
    if (isEnd) break;
    if (isEmpty) emptyScreens += 1;
  }
  return emptyScreens;
}

describe("of a long list only what is near the screen is drawn", () => {
  const onPhone = sharedVisit(() => work(phone));
  const atDesk = sharedVisit(() => work(desk));

  it("on a phone: turning a wheel comes to the last order, and back at the top the others go again", async () => {
    const { page } = onPhone();
    await allDrawn(page);
    expect(await cards(page)).toBeLessThan(40);
    await layOutAll(page);
    await expectAccessible(page);
    const wholePx = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(wholePx).toBeGreaterThan((count - 1) * 150);
    expect(await turnToEnd(page)).toBe(0);
    await last(page).waitFor();
    expect(await cards(page)).toBe(count);
    await scrollTo(page, 0);
    await expect.poll(() => cards(page)).toBeLessThan(40);
    await page.keyboard.press("End");
    await last(page).waitFor();
  });

  it("what somebody has opened stays open, and there, however far below it is left", async () => {
    const { page } = onPhone();
    await allDrawn(page);
    await scrollTo(page, 8_000);
    await allDrawn(page);
    const far = page.getByRole("article").filter({ hasText: await nameInMiddle(page) });
    await far.locator("summary").first().click();
    await far.getByText("sem cebola").waitFor();
    await scrollTo(page, 0);
    await expect.poll(() => cards(page)).toBeLessThan(60);
    expect(await far.getByText("sem cebola").count()).toBe(1);
  });

  it("on the board, where counts are of all, and arrows come to the last order of a column", async () => {
    const { page } = atDesk();
    await allShown(page, count);
    expect(await cards(page)).toBeLessThan(80);
    await expectAccessible(page);
    const column = page.getByRole("region", { name: `Em trânsito ${onTheWay}` });
    await column.locator("summary").first().focus();
    const place = () =>
      page.evaluate(() => {
        const row = document.activeElement?.closest("li");
        return [...(row?.parentElement?.children ?? [])].findIndex((one) => one === row) + 1;
      });
    // A key at the last drawn row scrolls, as it would without the board, and the next one goes on.
    for (let press = 0; press < 400 && (await place()) < onTheWay; press += 1)
      await page.keyboard.press("ArrowDown");
    expect(await place()).toBe(onTheWay);
    expect(await column.getByRole("article").count()).toBe(onTheWay);
  });

  it("a search finds the last one, with its card alone, and going back finds the place that was left", async () => {
    for (const { page } of [onPhone(), atDesk()]) {
      await allDrawn(page);
      const opener = button(page, "Buscar pedido");
      if (await opener.isVisible()) await opener.click();
      await page.getByRole("searchbox", { name: "Buscar pedido" }).fill("ana");
      await last(page).waitFor();
      await expect.poll(() => cards(page)).toBe(1);
      await page.getByRole("searchbox").fill("");
      await expect.poll(() => cards(page)).toBeGreaterThan(6);
      await page.waitForURL((url) => url.search === "");
      await scrollTo(page, 6_000);
      await allDrawn(page);
      const left = await placeOf(page);
      await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/cozinha']")?.click());
      await page.waitForURL("**/cozinha");
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBe(left);
      await allDrawn(page);
      expect(await placeOf(page)).toBe(left);
      const isCard = () =>
        page.evaluate(() =>
          [150, innerWidth / 2, innerWidth - 200].some((x) =>
            document.elementFromPoint(x, 400)?.closest("li"),
          ),
        );
      await expect.poll(isCard).toBe(true);
    }
  });

  it("in the kitchen as well; paper has all of it, as a browser has that cannot tell what is near", async () => {
    const { shop } = await busyShop(300);
    const { visitor, page } = await work(desk, { shop, path: "/cozinha" });
    await allDrawn(page);
    expect(await cards(page)).toBeLessThan(60);
    const onPaper = await page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      return document.querySelectorAll("article").length;
    });
    expect(onPaper).toBe(80);
    await leaveUntroubled(visitor);
    const old = await work(phone, {
      async prepare(opened) {
        await opened.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
      },
    });
    await expect.poll(() => cards(old.page)).toBe(count);
    await leaveUntroubled(old.visitor);
  });
});

it("a station's screen has its orders though others fill a screen, and the whole kitchen's once it is gone", async () => {
  const shop = await newShop(site);
  const owner = await adminOf(site, shop);
  const bar = { name: "Bar", default: true };
  const { stations } = await owner.stations.save({ body: { stations: [bar, { name: "Forno" }] } });
  const station = String(stations[1]?.id);
  const cakes = [{ title: "Tortas", items: [{ title: "Quiche", priceCents: 900 }] }];
  const id = String((await newMenu(site, shop, cakes))["Quiche"]);
  await owner.content.saveItem({ body: { data: { id, extras: { station } } } });
  const { hash } = await taken(shop, "Ana");
  await withAccount(site.database, { accountId: shop.accountId, mode: "write" }, (tx) =>
    multiplyOrder(tx, { hash, count: 900 }),
  );
  const baked = await placeOrder(shop, {}, { [id]: { qty: 1 } });
  await owner.orders.accept({ params: { hash: baked.hash }, body: {} });
  expect((await owner.kitchen.tickets()).more).toBe(true);
  expect(await owner.kitchen.tickets({ query: { station } })).toMatchObject({
    tickets: [{ hash: baked.hash }],
    more: false,
  });
  const { page, close } = await workerIn({ site, browser, shop }, { path: "/cozinha" });
  await page.getByLabel("Estação").selectOption("Forno");
  const ticket = page.getByRole("article", { name: "Pedido #00902" });
  await ticket.getByRole("button", { name: /Quiche/ }).click();
  await ticket.getByText("Pronto", { exact: true }).waitFor();
  await owner.stations.save({ body: { stations: [] } });
  await page.reload();
  await page.getByRole("article", { name: "Pedido #00901" }).waitFor();
  await close();
});

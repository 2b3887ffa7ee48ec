import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { newOrder } from "../../src/server/testing/new-order.ts";
import {
  desk,
  drawn,
  expectAccessible,
  launchBrowser,
  leave,
  newVisitor,
  phone,
} from "./browser.ts";
import { attendantOf } from "./callers.ts";
import { button, hold, isReady } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { ownerAtHome } from "./owner-at-home.ts";
import { bannerPart, editBanner } from "./owner-page.ts";
import { browser, site } from "./shared-site.ts";
import { newShop, placeOrder, workerIn } from "./staff.ts";

it("fault 38: beside a scrollbar nothing is left empty on a short page, and nothing moves when a dialog opens", async () => {
  const account = await newAccount(site, { features: { delivery: true } });
  await newMenu(site, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1 }] },
  ]);
  const withBars = await launchBrowser({ scrollbars: true });
  const visitor = await newVisitor(withBars, { width: 1280, height: 2000 });
  const { page } = visitor;
  await page.goto(site.url(account, "/delivery"));
  await isReady(page);
  const root = () =>
    page.evaluate(() => ({
      bar: innerWidth - document.documentElement.clientWidth,
      // The bar itself stands beside the banner, though there is nothing to scroll.
      shown: getComputedStyle(document.documentElement).overflowY,
      banner: document.querySelector("header")?.getBoundingClientRect().right,
    }));
  const before = await root();
  expect(before.bar).toBeGreaterThan(0);
  expect(before).toMatchObject({ shown: "scroll", banner: 1280 - before.bar });
  await button(page, "Calabresa").click();
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-behind"));
  expect((await root()).banner).toBe(before.banner);
  await leave(visitor);
  await withBars.close();
});

it("fault 38: the banner's hint is read above the picture, clear of the bar that stays below", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editBanner(page);
  const hint = bannerPart(page).getByText("Cada tela mostra o meio da foto");
  await hint.waitFor();
  const send = bannerPart(page).getByRole("button", { name: "Enviar foto: Banner" });
  /** Whether a finger on the middle of its first letters would meet it. */
  const isMet = (part: Locator) =>
    part.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + 8, top + height / 2);
      return met !== null && element.contains(met);
    });
  // At every height of the window the hint is seen where its button is.
  for (let height = 400; height <= 1000; height += 20) {
    await page.setViewportSize({ width: 1280, height });
    expect([height, (await isMet(hint)) || !(await isMet(send))]).toEqual([height, true]);
  }
  await leave(owner);
});

it("fault 38: an owner's page fetches nothing that only guests are answered", async () => {
  const owner = await newOwner(browser, { site, account: await newMenuAccount(site), size: desk });
  const { page } = owner;
  const asNobody = await menuCallsAsNobody(page);
  expect(asNobody).toEqual([]);
  await leave(owner);
});

/** The calls for the menu that go without a token while the page is loaded again. */
async function menuCallsAsNobody(page: Page): Promise<string[]> {
  const found: string[] = [];
  let asStaff = 0;
  page.on("request", (request) => {
    if (!request.url().endsWith("/v2.0/content/menu")) return;
    if (request.headers()["authorization"] === undefined) found.push(request.url());
    else asStaff += 1;
  });
  await page.reload();
  await isReady(page);
  await expect.poll(() => asStaff).toBeGreaterThan(0);
  // Files that the document fetches early are under way by then.
  await page.waitForFunction(() => !document.querySelector('link[rel="later"][as="script"]'));
  await page.evaluate(() => fetch("/healthz"));
  return found;
}

it.each([phone, desk])(
  "the bar that saves the settings is whole at the end of the page, below that of new orders, at $width px",
  async (size) => {
    const shop = await newShop(site);
    await placeOrder(shop, { name: "Beatriz" });
    const worker = await workerIn({ site, browser, shop }, { size, path: "/admin#secao-services" });
    const { page } = worker;
    await page.getByText("1 pedido novo").waitFor();
    const save = button(page, "Salvar");
    const isUncovered = () =>
      save.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, edges] = [left + width / 2, [top + 1, top + height - 1]];
        return edges.every((y) => element.contains(document.elementFromPoint(x, y)));
      });
    expect(await isUncovered()).toBe(true);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await drawn(page);
    expect(await isUncovered()).toBe(true);
    await leave(worker);
  },
);

it("settings on their way have a heading", async () => {
  const shop = await newShop(site);
  const prepare = async (page: Page) => {
    await hold(page, "**/v2.0/content/home");
  };
  const owner = await workerIn({ site, browser, shop }, { path: "/admin", prepare });
  await owner.page.locator("main[aria-busy=true] h1").waitFor();
  await expectAccessible(owner.page, ["page-has-heading-one"]);
  await owner.close();
});

it("an empty list of orders leads the owner of a new account to the menu, and then to the QR code", async () => {
  const account = { ...(await newAccount(site, { features: { delivery: true } })), ids: {} };
  const owner = await newOwner(browser, { site, account, size: desk, path: "/pedidos" });
  const { page } = owner;
  const noItems = page.getByText("O cardápio ainda não tem itens.");
  const lead = page.getByText("Mostre o QR Code ou mande o link");
  await noItems.waitFor();
  await expectAccessible(page);
  await page.goto(site.url(account, "/pedidos/novo"));
  await noItems.waitFor();
  await page.getByRole("link", { name: "Ver o cardápio" }).click();
  await button(page, "Nova categoria").waitFor();

  const ids = await newMenu(site, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1 }] },
  ]);
  await page.goto(site.url(account, "/pedidos"));
  await lead.waitFor();
  await page.getByRole("link", { name: "Imprimir QR Code" }).click();
  await button(page, "Montar folhas").waitFor();

  await page.goto(site.url(account, "/pedidos"));
  await lead.waitFor();
  await newOrder(await attendantOf(site, account), ids["Calabresa"]);
  await page.getByText("Nenhum pedido nesta aba.").waitFor();
  expect(await lead.count()).toBe(0);
  await leave(owner);
});

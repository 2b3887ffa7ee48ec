import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { expectAccessible, expectNoOverflow, leave, newVisitor } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { guestWithOrder, newPizzaria } from "./delivery.ts";
import { browser, site } from "./shared-site.ts";

/** Only the stream is this fast: without it the page asks every 15 s. */
const toldMs = 5_000;

/** The link that the guest copies for others. */
async function linkFrom(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.reload();
  await page.getByRole("button", { name: "Copiar link" }).click();
  await page.getByText("Link do pedido copiado.").first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

const listens = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/events"));

/** Hides or shows the page, as the device does when another one comes in front of it or leaves. */
const become = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, "visibilityState", { value: next, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

it("whoever a guest shares their order with follows it on another device, until its data is erased", async () => {
  const { account, page, ...visit } = await guestWithOrder({ site, browser });
  const { origin } = new URL(page.url());
  const link = await linkFrom(page);
  expect(link).toMatch(new RegExp(`^${origin}/acompanhar/[0-9a-f]{32}$`));
  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(link).not.toContain(hash);

  const family = await newVisitor(browser);
  const stream = listens(family.page);
  const opened = await family.page.goto(link);
  const headers = opened?.headers() ?? {};
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  await family.page.getByRole("heading", { level: 1, name: "Pedido #001" }).waitFor();
  await family.page.getByText("Calabresa").first().waitFor();
  const robots = family.page.locator('meta[name="robots"]');
  expect(await robots.getAttribute("content")).toBe("noindex");
  const words = await family.page.locator("body").innerText();
  for (const secret of ["Ana de Souza", "Rua das Flores", "99555", "R$", "Dinheiro"])
    expect(words).not.toContain(secret);
  await expectAccessible(family.page);
  await expectNoOverflow(family.page);

  const told = (sentence: string | RegExp) =>
    family.page.getByText(sentence).waitFor({ timeout: toldMs });
  await stream;
  const admin = await adminOf(site, account);
  await admin.orders.accept({ params: { hash }, body: { minutes: 40 } });
  await told(/^Chega às \d\d:\d\d$/);
  await admin.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
  await told("O pedido saiu para entrega.");
  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  await told("O pedido foi concluído. Bom apetite!");

  await page.goto(site.url(account, "/privacidade"));
  await page.getByRole("button", { name: "Apagar meus dados" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar meus dados" }).click();
  const ended = family.page.getByRole("heading", { name: "Este link não abre mais" });
  await ended.waitFor({ timeout: toldMs });
  await family.page.getByRole("link", { name: "Ver o cardápio" }).click();
  await family.page.getByRole("button", { name: "Calabresa", exact: true }).waitFor();
  await leave({ ...visit }, family);
});

it("nobody listens for a shared order while its page is hidden", async () => {
  const account = await newPizzaria(site);
  const { hash } = await newOrder(guestOf(site, account), account.ids["Calabresa"]);
  const owner = await adminOf(site, account);
  const { key } = await owner.orderSharing.share({ params: { hash }, body: {} });
  const family = await newVisitor(browser);
  const stream = listens(family.page);
  await family.page.goto(site.url(account, `/acompanhar/${key}`));
  const request = (await stream).request();
  const ended = family.page.waitForEvent("requestfailed", (failed) => failed === request);
  await become(family.page, "hidden");
  await ended;
  const again = listens(family.page);
  await become(family.page, "visible");
  expect((await again).status()).toBe(200);
  await leave(family);
});

it("a link that nobody has is told of kindly, and leads to the menu", async () => {
  const account = await newPizzaria(site);
  const { page, ...visit } = await newVisitor(browser);
  await page.goto(site.url(account, `/acompanhar/${"0".repeat(32)}`));
  await page.getByRole("heading", { level: 1, name: "Este link não abre mais" }).waitFor();
  const menu = page.getByRole("link", { name: "Ver o cardápio" });
  expect(await menu.getAttribute("href")).toBe("/delivery");
  await expectAccessible(page);
  await leave(visit);
});

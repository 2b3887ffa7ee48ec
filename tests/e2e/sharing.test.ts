import { expect, it } from "vitest";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { newVisitor } from "./browser.ts";
import { browser, site } from "./shared-site.ts";

async function pizzaria() {
  const account = await newAccount(site, { features: { delivery: true } });
  await newMenu(site, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  return account;
}

it("can be installed as an app of the account's name", async () => {
  const account = await pizzaria();
  const { page, troubles, close } = await newVisitor(browser, { serviceWorkers: "allow" });
  await page.goto(site.url(account, "/"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "")).toMatchObject({
    name: `Casa ${account.label}`,
    start_url: "/delivery",
  });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Private windows, which tests use, never install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

it("carries its data for search engines without a complaint of the policy for scripts", async () => {
  const account = await pizzaria();
  const { page, troubles, close } = await newVisitor(browser, { serviceWorkers: "allow" });
  await page.addInitScript(`
    globalThis.refused = [];
    addEventListener("securitypolicyviolation", (event) => refused.push(event.violatedDirective));
  `);
  await page.goto(site.url(account, "/cardapio"));
  await page.getByRole("button", { name: "Calabresa", exact: true }).waitFor();
  expect(await page.evaluate("refused")).toEqual([]);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

it("keeps the browser's title that of the page in view", async () => {
  const account = await pizzaria();
  const { page, close } = await newVisitor(browser);
  await page.goto(site.url(account, "/cardapio"));
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("link", { name: "Pedidos" }).click();
  await page.waitForURL(/\/pedidos$/);
  await expect.poll(() => page.title()).toBe(`Pedidos · Casa ${account.label}`);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(`Cardápio · Casa ${account.label}`);
  await close();
});

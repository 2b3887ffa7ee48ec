import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { phone } from "./browser.ts";
import { button, scrollTo } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

const placeOf = (page: Page) => page.evaluate(() => scrollY);

it("another page begins at its top, and going back finds the former one where it was left", async () => {
  const account = await newMenuAccount(site, { features: { delivery: true } });
  const { page, close } = await newOwner(browser, { site, account, size: phone });
  const bar = page.getByRole("region", { name: "Modo de edição" });
  for (const [link, heading] of [
    ["Admin", "Admin"],
    ["Pedidos", "Pedidos"],
    // This time all its data has been fetched before.
    ["Admin", "Admin"],
  ] as const) {
    await bar.waitFor();
    await scrollTo(page, 700);
    await bar.getByRole("link", { name: link }).click();
    await page.getByRole("heading", { name: heading, exact: true, level: 1 }).waitFor();
    expect(await placeOf(page), link).toBe(0);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(700);
  }
  const menu = page.locator("#side-menu");
  await button(page, "Abrir menu").click();
  await menu.getByRole("link", { name: "Home" }).click();
  await page.waitForURL("**/home");
  expect(await placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(700);
  await close();
});

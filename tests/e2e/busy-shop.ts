import type { Page } from "playwright-core";
import { expect } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { multiplyOrder } from "../../src/server/testing/many-orders.ts";
import { attendantOf } from "./callers.ts";
import { site } from "./shared-site.ts";
import { newShop, placeOrder, type Shop } from "./staff.ts";

/** A guest's order that somebody has taken. */
export async function taken(shop: Shop, name: string) {
  const { hash } = await placeOrder(shop, { name });
  const attendant = await attendantOf(site, shop);
  await attendant.orders.setStatus({ params: { hash, statusId: "1" }, body: {} });
  return { hash, attendant };
}

/** A shop with orders in progress, two in five of them on the way. */
export async function busyShop(count = 300) {
  const shop = await newShop(site);
  const { hash, attendant } = await taken(shop, "Ana");
  await withAccount(site.database, { accountId: shop.accountId, mode: "write" }, (tx) =>
    multiplyOrder(tx, { hash, count: count - 1 }),
  );
  return { shop, attendant };
}

/** Waits until the board counts all orders, and has drawn those near the screen. */
export async function allShown(page: Page, count = 300): Promise<void> {
  const counts = page.locator("[data-board] h2 > span");
  const sum = async () => (await counts.allInnerTexts()).reduce((all, one) => all + Number(one), 0);
  await expect.poll(sum, { timeout: 20_000 }).toBe(count);
  await allDrawn(page);
}

/** Waits until no further rows are drawn. */
export async function allDrawn(page: Page): Promise<void> {
  const rows = page.locator("article");
  const grown = async () => {
    const before = await rows.count();
    await page.waitForTimeout(150);
    const after = await rows.count();
    return after > 6 && after === before;
  };
  await expect.poll(grown, { timeout: 20_000 }).toBe(true);
}

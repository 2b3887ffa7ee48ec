import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { leave, phone } from "./browser.ts";
import { fillCart, newPizzaria } from "./delivery.ts";
import { isReady, newGuest, scrollTo } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

async function guestAt(path: string) {
  const house = await newPizzaria(site);
  const guest = await newGuest(browser, phone);
  await guest.page.goto(site.url(house, path));
  return guest;
}

it("on paper nothing lies over the menu", async () => {
  const guest = await guestAt("/delivery");
  const { page } = guest;
  await isReady(page);
  await fillCart(page);
  await scrollTo(page, 700);
  await page.emulateMedia({ media: "print" });
  expect(await stuckOn(page)).toEqual([]);
  await leave(guest);
});

/** What is seen and stays where it is while the page goes by, which on paper is on each sheet. */
const stuckOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent.slice(0, 40)}`),
  );

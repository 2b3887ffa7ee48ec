import { create } from "fontkit";
import { beforeAll, describe, expect, it } from "vitest";
import { newVisitor } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { isReady, newGuest, sizes, type Size } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";

/** Lighthouse calls a shift of 0.1 good. Nobody sees a thousandth of it. */
const leastMoved = 0.0001;

const file = /\/static\/young-serif-[\w-]+\.woff2$/;
/** The letters of titles of Portuguese, English, Spanish, Italian and French menus. */
const written =
  "AaZz 0123456789 áàâãäéèêëíìîïóòôõöúùûüÿçñœæ ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑŒÆ ¿¡ªº°«»“”‘’–—…•· R$ 84,90 € 12 ½ & @ % + ( ) / ! ? : ; ' \"";

let account: MenuAccount;
beforeAll(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
  // The stand-in's width differs by the letters, which an account's random name would choose anew.
  const owner = await adminOf(site, account);
  await owner.account.save({ body: { data: { name: "Casa das Flores" } } });
});

it("brings letters for titles in one small file that has all of five languages", async () => {
  const { page, close } = await newVisitor(browser);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => file.test(answer.url())),
    page.goto(site.url(account, "/cardapio")),
  ]);
  const body = await response.body();
  // With its headers it comes in the first ten segments of a connection.
  expect(body.length).toBeLessThanOrEqual(13_300);
  expect(response.headers()["content-type"]).toBe("font/woff2");
  const font = create(body);
  const missing = Array.from(written).filter(
    (letter) =>
      !("hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
  );
  expect(missing).toEqual([]);
  await close();
});

/** The page with all titles is tried at both sizes, because their lines break by the width. */
const paths = (size: Size) =>
  size === sizes[0] ? ["/cardapio", "/", "/us/cardapio"] : ["/cardapio"];

describe.each(sizes)("at $width pixels", (size) => {
  it.each(paths(size))(
    "%s moves nothing when the letters of its titles come late",
    async (path) => {
      const { page, close } = await newGuest(browser, size);
      let arrive = () => {};
      const isAsked = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.addInitScript(`
        globalThis.moved = [];
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries())
            moved.push([value, startTime, ...sources.map(({ node }) => node?.textContent?.slice(0, 40))]);
        }).observe({ type: "layout-shift", buffered: true });
      `);
      await page.route(file, async (route) => {
        await isAsked;
        await route.continue();
      });
      await page.goto(site.url(account, path), { waitUntil: "commit" });
      await page.locator("h1, h2").first().waitFor();
      // A touch fetches the page's script, which would otherwise wait two seconds for the letters.
      await page.keyboard.press("Shift");
      await isReady(page);
      const isThere = () => page.evaluate(() => document.fonts.check('16px "Young Serif"'));
      expect(await isThere()).toBe(false);
      const titles = () =>
        page
          .locator("h1, h2")
          .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height));
      const before = await titles();
      arrive();
      await expect.poll(isThere).toBe(true);
      expect(await titles()).toEqual(before);
      // The first of two frames draws the letters, and the second comes after the move.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const paintedAt = () =>
        page.evaluate(
          () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        );
      // A slow machine tells of it later.
      await expect.poll(paintedAt).toBeGreaterThan(0);
      const sinceMs = await paintedAt();
      // A stand-in may be a pixel wider than the real face: neighbours of the shop's name move by that.
      const moved = await page.evaluate<[number, number, ...string[]][]>("moved");
      // Looking for the titles lays the page out before its styles are there; nobody sees that.
      const seen = moved.filter(([score, at]) => score > leastMoved && at > sinceMs);
      expect(seen).toEqual([]);
      await close();
    },
  );
});

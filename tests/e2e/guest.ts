import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { newVisitor, screens } from "./browser.ts";
import { standInForPictures } from "./menu-accounts.ts";

export type Size = { width: number; height: number; hasTouch?: boolean };

/** Sizes at which a guest's pages are tried. Accessibility is tried at all three screens. */
export const sizes = screens.filter(({ width }) => width !== 768);

/** The only other host that a visitor's page may ask. */
export const mapHost = "www.openstreetmap.org";

/** A new visitor whose requests all pass the test's own routes. */
export async function newGuest(browser: Browser, size: Size) {
  const visitor = await newVisitor(browser, size);
  visitor.page.on("response", (response) => {
    if (response.status() >= 400) visitor.troubles.push(`${response.status()} ${response.url()}`);
  });
  await standInForPictures(visitor.page);
  return visitor;
}

/** Runs with a new visitor on a page; nothing may go wrong on it. */
export async function visit(
  browser: Browser,
  { url, size }: { url: string; size: Size },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const guest = await newGuest(browser, size);
  await guest.page.goto(url);
  await isReady(guest.page);
  await run(guest.page);
  expect(guest.troubles.filter((trouble) => !trouble.endsWith(mapHost))).toEqual([]);
  await guest.close();
}

/** Waits until the page reacts: its buttons have React's properties once React has hydrated them. */
export const isReady = (page: Page) =>
  page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll("#root button")];
    const reacts = (button: Element) =>
      Object.keys(button).some((key) => key.startsWith("__reactProps"));
    return buttons.length > 0 && buttons.every(reacts);
  });

/** Waits until the part that closes what is open, which is fetched after the page, knows of it. */
export const isAbove = (page: Page) =>
  page.waitForFunction(() => (history.state as { layer?: boolean } | null)?.layer === true);

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** The size of the page's letters, as CSS has it. */
export const letters = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** The name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Types into the search, opening it before. */
export async function search(page: Page, query: string): Promise<void> {
  const field = page.getByRole("searchbox", { name: "Buscar no cardápio" });
  if (!(await field.isVisible())) await button(page, "Abrir busca").click();
  await field.fill(query);
}

/** Holds back the page's requests to the address until `letGo` is called. */
export async function hold(page: Page, address: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}

/** Leads from a page to another that cannot be drawn. */
export async function breakPage(page: Page): Promise<void> {
  // Browser extensions do this: nodes that React has to remove are no longer where they were.
  await page.locator("#root").evaluate((root) => {
    const moved = document.createElement("div");
    moved.append(...root.childNodes);
    root.append(moved);
  });
  await button(page, "Abrir menu").click();
  await page.locator("#side-menu").getByRole("link", { name: "Home" }).click();
}

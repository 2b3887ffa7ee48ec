import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { phone, type Visitor } from "./browser.ts";
import { guestOf } from "./callers.ts";
import { button, isReady, newGuest, type Size } from "./guest.ts";
import type { MenuAccount } from "./menu-accounts.ts";
import { signInUnseen } from "./sign-in-unseen.ts";
import type { TestSite } from "./site.ts";

/** Somebody who is signed in as the account's admin, on one of its pages. */
export async function newOwner(
  browser: Browser,
  {
    site,
    account,
    size,
    path = "/cardapio",
  }: { site: TestSite; account: MenuAccount; size: Size; path?: string },
): Promise<Visitor> {
  const owner = await newGuest(browser, size);
  const url = site.url(account, path);
  await signInUnseen(owner.page, { url });
  await owner.page.goto(url);
  await isReady(owner.page);
  return owner;
}

/** Runs as the account's admin on its menu, on a phone as between two customers; nothing may go wrong on the page. */
export async function asOwner(
  { browser, site, account }: { browser: Browser; site: TestSite; account: MenuAccount },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const owner = await newOwner(browser, { site, account, size: phone });
  await run(owner.page);
  expect(owner.troubles).toEqual([]);
  await owner.close();
}

/** The same for tests that cut calls off, which the browser reports as errors. */
export async function asOwnerCutOff(
  { browser, site, account }: { browser: Browser; site: TestSite; account: MenuAccount },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, close } = await newOwner(browser, { site, account, size: phone });
  await run(page);
  await close();
}

/** The titles of a category's items as a guest finds them now. */
export async function guestFinds(
  site: TestSite,
  { account, category }: { account: MenuAccount; category: string },
): Promise<string[]> {
  const { menu } = await guestOf(site, account).content.menu();
  const found = menu.find(({ title_br: title }) => title === category);
  return found?.items.map((item) => item.title_br ?? "") ?? [];
}

/** Makes the browser's token invalid, as if the session had ended on the server without the page knowing. */
export const endSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem("token", "ended"));

export const editorOf = (page: Page, title: string) =>
  page.getByRole("form", { name: `Editar ${title}`, exact: true });

export const titleOf = (page: Page, title: string) =>
  editorOf(page, title).getByLabel("Título", { exact: true });

/** The page's own frames cannot be waited for: a test may have stopped its clock. */
const twoFramesMs = 40;

/** Presses an element of a long page. Parts that come into view are laid out only then, and may move it. */
export async function goAndPress(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(twoFramesMs);
  await target.click();
}

/** Opens an entry's editor by its pencil. */
export async function edit(page: Page, title: string): Promise<Locator> {
  await goAndPress(page, button(page, `Editar ${title}`).first());
  return editorOf(page, title);
}

/** Ends the editing by the check, and waits until all is saved. */
export async function finishEditing(page: Page, title: string): Promise<void> {
  await button(page, `Concluir a edição de ${title}`).click();
  await editorOf(page, title).waitFor({ state: "hidden" });
}

/** Picks a photo, and takes it as the dialog offers it. */
export async function sendPicture(page: Page, label: string): Promise<void> {
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  const field = page.getByLabel(label, { exact: true }).and(page.locator("input[type=file]"));
  await field.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: photo });
  await button(page, "Usar esta foto").click();
}

import type { Browser, Page } from "playwright-core";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import { newVisitor, type Visitor } from "./browser.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { ownerAt } from "./owner-page.ts";
import type { TestSite } from "./site.ts";

/** An owner at the settings, and the steps that they take there. */

export const settingsAccount = (
  site: TestSite,
  extras: Parameters<typeof newMenuAccount>[1] = {},
) =>
  newMenuAccount(site, {
    features: { delivery: true, localOrder: true, attendantOrder: true },
    ...extras,
  });

/** Signs in by the form. */
export async function signIn(
  page: Page,
  { url, user, pass }: { url: string; user: string; pass: string },
): Promise<void> {
  await page.goto(url);
  await page.getByLabel("E-mail").fill(user);
  await page.getByLabel("Senha", { exact: true }).fill(pass);
  await page.getByRole("button", { name: "Login" }).click();
}

export async function openSettings(
  page: Page,
  { site, account }: { site: TestSite; account: TestAccount },
): Promise<void> {
  await page.goto(site.url(account, "/admin"));
  await sectionIndex(page).waitFor();
}

export async function ownerAtSettings(
  browser: Browser,
  {
    site,
    account,
    size = { width: 1280 },
  }: { site: TestSite; account: TestAccount; size?: { width?: number; height?: number } },
): Promise<Visitor> {
  const owner = await ownerAt(browser, { url: site.url(account, "/admin"), size });
  await sectionIndex(owner.page).waitFor();
  return owner;
}

/** The links to the sections. */
export const sectionIndex = (page: Page) => page.getByRole("navigation", { name: "Seções" });

/** Shows a section as people do: by its link, to which a narrow screen leads back first. */
export async function show(page: Page, title: string): Promise<void> {
  if (!(await sectionIndex(page).isVisible()))
    await page.getByRole("link", { name: "Seções" }).click();
  await sectionIndex(page).getByRole("link", { name: title }).click();
  await page
    .locator('section[aria-busy="false"]')
    .filter({ has: heading(page, title) })
    .waitFor();
}

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });

export const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

export const bar = (page: Page) => section(page, "Salvar alterações");

export const save = (page: Page) => bar(page).getByRole("button", { name: "Salvar" }).click();

/** Waits until nothing is left to save: the bar says first that it has saved, and later that all is saved. */
export const isSaved = (page: Page) =>
  bar(page)
    .getByText("Tudo salvo")
    .or(bar(page).getByText("Salvo", { exact: true }))
    .waitFor();

export async function saved(page: Page): Promise<void> {
  await save(page);
  await isSaved(page);
}

/** Throws away what was typed and not saved. */
export async function discard(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await bar(page).getByText("Tudo salvo").waitFor();
}

export const textbox = (page: Page, name: string | RegExp) =>
  page.getByRole("textbox", { name, exact: typeof name === "string" });

/** The wire's name of the field with the focus. */
export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);

/** A page of the account as a new visitor sees it. */
export async function asGuest(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await newVisitor(browser, { width: 1280 });
  await visitor.page.goto(url);
  await look(visitor.page);
  await visitor.close();
}

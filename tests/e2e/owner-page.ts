import type { Browser, Page } from "playwright-core";
import { newVisitor, type Visitor } from "./browser.ts";
import { button } from "./guest.ts";
import { signInUnseen } from "./sign-in-unseen.ts";

/** An owner on the guest's pages, which they edit in place. */

/** The account's admin on one of its pages. */
export async function ownerAt(
  browser: Browser,
  { url, size = { width: 1280 } }: { url: string; size?: { width?: number; height?: number } },
): Promise<Visitor> {
  const visitor = await newVisitor(browser, size);
  await signInUnseen(visitor.page, { url });
  await visitor.page.goto(url);
  return visitor;
}

export const homePart = (page: Page) =>
  page.getByRole("region", { name: "Textos e botões da home" });
export const bannerPart = (page: Page) =>
  page.getByRole("region", { name: "Logo e banner", exact: true });

export const editHome = (page: Page) => button(page, "Editar textos e botões da home").click();
export const editBanner = (page: Page) => button(page, "Editar logo e banner").click();

/** Presses the check and waits until it is saved. */
export async function finish(part: ReturnType<typeof homePart>): Promise<void> {
  await part.getByRole("button", { name: /^Concluir a edição/ }).click();
  await isSaved(part);
}

export async function isSaved(part: ReturnType<typeof homePart>): Promise<void> {
  await part.getByText("Salvo", { exact: true }).waitFor();
  await part.getByRole("button", { name: /^Editar/ }).waitFor();
}

/** The field for formatted text with this label. */
export const writing = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });

/** A tool of the field for formatted text with this label. */
export const tool = (page: Page, { of, name }: { of: string; name: string }) =>
  page
    .getByRole("toolbar", { name: `Formatação de ${of}` })
    .getByRole("button", { name, exact: true });

/** Chooses in which language texts are edited. */
export const writeIn = (page: Page, language: RegExp) =>
  page.getByRole("radio", { name: language }).check();

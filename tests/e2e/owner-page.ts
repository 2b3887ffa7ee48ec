import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { newAccount, type TestAccount } from "../../src/server/testing/new-account.ts";
import { launchBrowser, newVisitor, type Visitor } from "./browser.ts";
import { button } from "./guest.ts";
import { asGuest } from "./owner-settings.ts";
import { signInUnseen } from "./owner.ts";
import { startSite, type TestSite } from "./site.ts";

/** An owner on the guest's pages, which they edit in place. */

/** Nothing on these pages takes longer, the making of a picture's files excepted. */
const waitMs = 15_000;

/** A house with its own home page in three languages, and no pictures yet. */
const newHomeHouse = (site: TestSite): Promise<TestAccount> =>
  newAccount(site, {
    features: { linktree: true },
    extras: {
      languages: ["br", "us", "it"],
      inactiveLanguages: [],
      home_text_br: "<p>Bem-vindo à casa</p>",
      home_minibio_br: "<p>Cozinha de bairro</p>",
      home_ctas: [
        { cta_br: "Reservas", href_br: "https://example.com/reservas", cta_us: "Booking" },
        { cta_br: "Nosso blog", href_br: "https://example.com/blog" },
        { cta_br: "Cardápio", href_br: "/cardapio" },
      ],
    },
  });

/** The house's admin on one of its pages. */
export async function ownerAt(
  browser: Browser,
  url: string,
  size: { width?: number; height?: number } = { width: 1280 },
): Promise<Visitor> {
  const visitor = await newVisitor(browser, { ...size, serviceWorkers: "block" });
  visitor.page.setDefaultTimeout(waitMs);
  await visitor.page.goto(new URL("/robots.txt", url).href);
  await signInUnseen(visitor.page);
  await visitor.page.goto(url);
  return visitor;
}

/** A site and a browser for the tests of a file, with houses whose owners are at home. */
export function homesForTests() {
  let site: TestSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const address = (house: TestAccount, path = "/home") => site.url(house, path);
  return {
    site: () => site,
    browser: () => browser,
    address,
    /** The owner of the house, or of a new one, at home. */
    async owner({ house, width = 1280 }: { house?: TestAccount; width?: number } = {}) {
      const home = house ?? (await newHomeHouse(site));
      return { house: home, ...(await ownerAt(browser, address(home), { width })) };
    },
    /** What somebody finds who has never been there. */
    asGuest: (house: TestAccount, path: string, look: (page: Page) => Promise<void>) =>
      asGuest(browser, address(house, path), look),
  };
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

/** The field for formatted text. */
export const writing = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });

export const tool = (page: Page, label: string, name: string) =>
  page
    .getByRole("toolbar", { name: `Formatação de ${label}` })
    .getByRole("button", { name, exact: true });

/** Chooses in which language texts are edited. */
export const writeIn = (page: Page, language: RegExp) =>
  page.getByRole("radio", { name: language }).check();

import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { newCaller, type Caller } from "../../src/server/testing/caller.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { phone, type Visitor } from "./browser.ts";
import { button, isReady, newGuest, type Size } from "./guest.ts";
import type { House } from "./houses.ts";
import type { TestSite } from "./site.ts";

/** Somebody who is signed in as the house's admin, on one of its pages. */
export async function newOwner(
  browser: Browser,
  site: TestSite,
  { house, size, path = "/cardapio" }: { house: House; size: Size; path?: string },
): Promise<Visitor> {
  const owner = await newGuest(browser, size);
  await owner.page.goto(site.url(house, "/robots.txt"));
  await signInUnseen(owner.page);
  await owner.page.goto(site.url(house, path));
  await isReady(owner.page);
  return owner;
}

/** Runs as the house's admin on its menu, on a phone as between two customers; nothing may go wrong on the page. */
export async function asOwner(
  { browser, site, house }: { browser: Browser; site: TestSite; house: House },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const owner = await newOwner(browser, site, { house, size: phone });
  await run(owner.page);
  expect(owner.troubles).toEqual([]);
  await owner.close();
}

/** Signs in as the form would, without it; any page of the house will do. */
export async function signInUnseen(page: Page): Promise<void> {
  await page.evaluate(async (credentials) => {
    const answer = await fetch("/v2.0/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json", domain: location.host },
      body: JSON.stringify(credentials),
    });
    // The answer is the contract's.
    const signedIn = (await answer.json()) as Record<string, string | number>;
    localStorage.setItem("token", answer.headers.get("token") ?? "");
    for (const [key, value] of Object.entries(signedIn)) localStorage.setItem(key, String(value));
    localStorage.setItem("__inlineAdminMode__", "true");
  }, adminCredentials);
}

/** The house's admin on another machine, without a page. */
export async function otherOwner(site: TestSite, house: House): Promise<Caller> {
  const caller = callerOf(site, house);
  await caller.auth.login({ body: adminCredentials });
  return caller;
}

/** The titles of a category's items as a guest finds them now. */
export async function guestFinds(
  site: TestSite,
  house: House,
  category: string,
): Promise<string[]> {
  const { menu } = await callerOf(site, house).content.menu();
  const found = menu.find(({ title_br: title }) => title === category);
  return found?.items.map((item) => item.title_br ?? "") ?? [];
}

const callerOf = (site: TestSite, house: House) =>
  newCaller(site, { host: new URL(site.url(house, "/")).hostname });

/** The next call to this address arrives, and its answer is lost on the way. */
export async function loseAnswer(site: TestSite, page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const request = route.request();
      const { hostname, pathname } = new URL(request.url());
      const { statusCode } = await site.app.inject({
        method: "POST",
        url: pathname,
        headers: { ...request.headers(), host: hostname },
        payload: request.postData() ?? "",
      });
      expect(statusCode).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
}

/** The session ends on the server, as if its time was up; the browser does not know yet. */
export const endSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem("token", "ended"));

export const editorOf = (page: Page, title: string) =>
  page.getByRole("form", { name: `Editar ${title}`, exact: true });

/** Opens an entry's editor by its pencil. */
export async function edit(page: Page, title: string): Promise<Locator> {
  const pencil = button(page, `Editar ${title}`).first();
  // What comes into view is laid out only then, and may move what is to be pressed.
  await pencil.scrollIntoViewIfNeeded();
  await pencil.click();
  return editorOf(page, title);
}

/** Ends the editing by the check, and waits until all is saved. */
export async function finishEditing(page: Page, title: string): Promise<void> {
  await button(page, `Concluir a edição de ${title}`).click();
  await editorOf(page, title).waitFor({ state: "hidden" });
}

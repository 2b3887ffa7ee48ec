import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sanitiseRichText } from "../../src/server/account/rich-text.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { fullAccount, type FullAccount } from "../../src/server/testing/full-account.ts";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { testBaseDomain } from "../../src/server/testing/start-app.ts";
import { languages } from "../../src/domain/languages.ts";
import { payloads } from "../security/stored-scripts-corpus.ts";
import { newPushKeys } from "../../src/server/push/testing-push-service.ts";
import { plantPayloads } from "../security/stored-scripts-planting.ts";
import { newVisitor, waitMs } from "./browser.ts";
import { button, isReady } from "./guest.ts";
import { browser } from "./shared-site.ts";
import { startSite, type TestSite } from "./site.ts";

/**
 * Each call that creates something runs this many times, each time with other payloads. From 60 rounds on every payload
 * has been in every field that is long enough for it.
 */
const rounds = Number(process.env["STORED_SCRIPT_ROUNDS"] ?? 3);
/** These payloads are also titles of items, all on one page: one in three, or all of them from 60 rounds on. */
const titles = payloads.filter((_, index) => rounds >= 60 || index % 3 === 0);

let site: TestSite;
let full: FullAccount;
/** The exact code of the scripts in our pages. */
let ownScripts: string[];
let fieldCount = 0;
let lookCount = 0;
beforeAll(
  async () => {
    site = await startSite({
      limits: { perGuest: 10_000, perAddress: 10_000 },
      push: { ...newPushKeys(), contact: "mailto:site@example.com", services: [] },
    });
    const { firstScript, orderScript, offlineScript } = (await loadWeb()).files;
    ownScripts = [firstScript, orderScript, offlineScript].map(({ code }) => code);
    // The builders call accounts at the tests' own base domain, which no browser resolves.
    const inject = (call: object) =>
      site.app.inject(
        JSON.parse(JSON.stringify(call).replaceAll(`.${testBaseDomain}`, ".localhost")),
      );
    const testApp = { ...site, app: Object.assign(Object.create(site.app), { inject }) };
    full = await fullAccount(testApp);
    const items = titles.map((title) => ({ title, priceCents: 100 }));
    await newMenu(site, full.account, [{ title: "Tudo", items }]);
    const { taken, broken } = await plantPayloads({ testApp, full, rounds });
    if (broken.length > 0) throw new Error(broken.join("\n"));
    fieldCount = taken.size;
    await full.admin.account.save({
      body: { extras: { languages: [...languages], inactiveLanguages: [] } },
    });
    const { accountId } = full.account;
    await withAccount(site.database, { accountId, mode: "write" }, ({ db }) =>
      db
        .updateTable("accounts")
        .set({ linktree: true })
        .where("account_id", "=", accountId)
        .execute(),
    );
  },
  60_000 + 10_000 * rounds,
);
afterAll(async () => {
  console.log(`${payloads.length} payloads in ${fieldCount} fields, looked for ${lookCount} times`);
  await site.close();
});

/** The signs of a payload that got through. */
type Watch = { context: BrowserContext; page: Page; ran: string[]; asked: string[] };

/** Opens a browser that enforces no policy, so that only the pages themselves keep a payload from running. */
async function watch(token: string | undefined, level = 0): Promise<Watch> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
  const ran: string[] = [];
  const asked: string[] = [];
  await context.exposeBinding("stolen", (_, from: unknown) => void ran.push(String(from)));
  await context.addInitScript(watchMarkup, ownScripts);
  await context.route(/^https?:\/\/(?![\w-]+\.localhost[:/])/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(waitMs);
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(site.url(full.account, "/robots.txt"));
  await page.evaluate(
    ([kept, group]) => {
      if (kept !== undefined) localStorage.setItem("token", String(kept));
      if (group === 0) return;
      localStorage.setItem("auth_group_level", String(group));
      localStorage.setItem("__inlineAdminMode__", String(group === 1));
    },
    [token, level],
  );
  return { context, page, ran, asked };
}

/** Runs in the page, and finds markup that no page of ours has. */
function watchMarkup(own: readonly string[]): void {
  const never = "iframe object embed base frame frameset style template math marquee form[action]";
  const address = /^(href|src|srcset|poster|data|action|formaction|xlink:href|ping)$/;
  const strangeIn = (root: Document) => {
    const scripts = [...root.querySelectorAll("script, meta[http-equiv]")].filter(
      (one) =>
        one.getAttribute("type") !== "application/ld+json" &&
        (one.attributes.length > 0 || !own.includes(one.textContent)) &&
        !one.getAttribute("src")?.startsWith("/static/"),
    );
    const attributes = [...root.querySelectorAll("*")].flatMap((one) =>
      [...one.attributes].filter(({ name, value }) => {
        if (name.startsWith("on") || (name === "style" && value.includes("url("))) return true;
        if (!address.test(name)) return false;
        if (/^\W*(javascript|vbscript|data)\W*:/i.test(value)) return true;
        return one.localName !== "a" && value.includes("evil.example");
      }),
    );
    return [...root.querySelectorAll(never.replaceAll(" ", ",")), ...scripts]
      .map((one) => one.outerHTML)
      .concat(attributes.map(({ name, value }) => `${name}=${value}`));
  };
  Object.assign(window, { strangeIn });
}

function strangeOn(page: Page): Promise<string[]> {
  lookCount += 1;
  return page.evaluate(() => {
    for (const closed of document.querySelectorAll("details")) closed.open = true;
    // Put there by `watchMarkup`.
    return (window as unknown as { strangeIn(root: Document): string[] }).strangeIn(document);
  });
}

/**
 * Runs a payload that works, and then returns the other scripts that ran and the hosts that were asked. Every earlier
 * payload has had its time by that moment.
 */
async function gotThrough({ page, ran, asked }: Watch): Promise<string[]> {
  await page.evaluate(() => {
    const control = document.createElement("div");
    control.innerHTML = `<img src="data:," onerror="stolen('control')">`;
    document.body.append(control);
  });
  await expect.poll(() => ran).toContain("control");
  return [...ran.filter((from) => from !== "control"), ...asked];
}

describe("threat 3.22, threat 23: what somebody wrote into a text field runs nowhere and asks nobody", () => {
  it("as formatted text, read by a browser in any of its ways", async () => {
    const seen = await watch(undefined);
    const clean = [...payloads, payloads.join("\n"), payloads.toReversed().join("")].map((text) =>
      sanitiseRichText(text),
    );
    await seen.page.evaluate((texts) => {
      for (const text of texts) {
        for (const name of ["div", "p", "svg", "noscript", "textarea", "select"]) {
          const holder = document.createElement(name);
          holder.innerHTML = text;
          // The HTML is read and written again, as editors do.
          const again = document.createElement("div");
          again.innerHTML = holder.innerHTML;
          document.body.append(holder, again);
        }
      }
    }, clean);
    expect(await gotThrough(seen)).toEqual([]);
    await seen.context.close();
  });

  it("in a page as the server sends it, in every language", async () => {
    const seen = await watch(undefined);
    const paths = languages
      .flatMap((language) => (language === "br" ? [""] : [`/${language}`]))
      .flatMap((prefix) => [`${prefix}/cardapio`, `${prefix}/home`]);
    const read = await seen.page.evaluate(async (wanted) => {
      const { strangeIn } = window as unknown as { strangeIn(root: Document): string[] };
      return Promise.all(
        wanted.map(async (path) => {
          const html = await (await fetch(path)).text();
          const root = new DOMParser().parseFromString(html, "text/html");
          const json = root.querySelector('script[type="application/ld+json"]')?.textContent;
          return { strange: strangeIn(root), name: String(JSON.parse(json ?? "{}").name) };
        }),
      );
    }, paths);
    const { account } = await full.guest.content.home();
    for (const { strange, name } of read) expect([strange, name]).toEqual([[], account.name]);
    const files = await seen.page.evaluate(async () => {
      const text = async (path: string) => (await fetch(path)).text();
      const map = new DOMParser().parseFromString(await text("/sitemap.xml"), "application/xml");
      return {
        app: String(JSON.parse(await text("/manifest.webmanifest")).name),
        menu: JSON.stringify(JSON.parse(await text("/menu.jsonld"))),
        faults: map.querySelectorAll("parsererror").length,
      };
    });
    expect(files).toMatchObject({ app: account.name, faults: 0 });
    expect(files.menu).toContain(JSON.stringify(titles[0]));
    expect(await gotThrough(seen)).toEqual([]);
    await seen.context.close();
  });

  it("on what guests see: menu, item, checkout, home and their orders", async () => {
    const seen = await watch(full.guest.token());
    const { page } = seen;
    await page.goto(site.url(full.account, "/delivery"));
    await isReady(page);
    expect(await strangeOn(page)).toEqual([]);
    await page
      .getByRole("button", { name: titles[0] ?? "", exact: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
    await page
      .getByRole("button", { name: /^Finalizar pedido/ })
      .first()
      .click();
    await page.getByLabel("Nome").first().waitFor();
    expect(await strangeOn(page)).toEqual([]);
    const { orders } = await full.guest.orders.list({ query: {} });
    const hash = orders.flatMap((order) => ("hash" in order ? [order.hash] : []))[0] ?? "";
    for (const path of ["/us/home", `/pedidos/${hash}`]) {
      await page.goto(site.url(full.account, path));
      await page.getByText("stolen").first().waitFor({ state: "attached" });
      expect([path, await strangeOn(page)]).toEqual([path, []]);
    }
    expect(await gotThrough(seen)).toEqual([]);
    await seen.context.close();
  });

  it("on what staff see: orders, their prints, tables, tabs, settings and the menu while it is edited", async () => {
    const seen = await watch(full.admin.token(), 1);
    const { page } = seen;
    const { orders } = await full.admin.orders.list({ query: { tab: "all" } });
    const hash = orders.flatMap((order) => ("hash" in order ? [order.hash] : []))[0] ?? "";
    const paths = [
      "/pedidos",
      `/pedidos/${hash}/imprimir?layout=customer`,
      "/pedido-mesa",
      `/pedido-mesa/${full.sheet.hash}`,
      `/pedido-mesa/${full.sheet.hash}/conta`,
      "/admin",
      "/home",
      "/cardapio",
    ];
    for (const path of paths) {
      await page.goto(site.url(full.account, path));
      await page.getByText("stolen").first().waitFor({ state: "attached" });
      expect([path, await strangeOn(page)]).toEqual([path, []]);
    }
    await page.goto(site.url(full.account, "/admin"));
    const links = page.locator('nav a[href^="#secao-"]');
    await links.first().waitFor();
    expect(await links.count()).toBeGreaterThan(15);
    for (const link of await links.all()) {
      await link.click();
      const shown = page.locator('section[aria-busy="false"]:visible');
      await shown.waitFor();
      if ((await link.getAttribute("href")) === "#secao-about")
        await shown.locator("[contenteditable]").waitFor();
      await page.evaluate(() => fetch("/healthz"));
      expect(await strangeOn(page)).toEqual([]);
    }
    await page.goto(site.url(full.account, "/cardapio"));
    await button(page, `Editar ${titles[0]}`).first().click();
    await page.getByRole("form").first().waitFor();
    expect(await strangeOn(page)).toEqual([]);
    expect(await gotThrough(seen)).toEqual([]);
    await seen.context.close();
  });

  it("and the policy finds nothing to stop", async () => {
    const visitor = await newVisitor(browser, { width: 1280 });
    for (const path of ["/home", "/cardapio"]) {
      await visitor.page.goto(site.url(full.account, path));
      await isReady(visitor.page);
    }
    const told = visitor.troubles.filter((trouble) => /policy|directive|request to/i.test(trouble));
    expect(told).toEqual([]);
    await visitor.close();
  });
});

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newNames } from "../../scripts/browser-data.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { viewModes } from "../../src/domain/landing-path.ts";
import { madeAt, newVisitor, phone, type Visitor } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { fillCheckout, newPizzaria, openCheckout, ordersOf, sendOrder } from "./delivery.ts";
import { add, onTables, openTable, send } from "./floor.ts";
import { button, isReady, newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { newShop, placeOrder } from "./staff.ts";

// Features that the oldest supported browsers lack are taken from a newer one before its pages load. The names are
// those that `npm run check` finds in built files. Popovers of the header are left out: the browser would open them by
// itself.

const names = newNames();
const isOfPopovers = (name: string) => /popover/i.test(name);
const taken = {
  globals: [...names.globals],
  statics: [...names.statics],
  members: [...names.languageMembers, ...names.pageMembers].filter((name) => !isOfPopovers(name)),
  ofIterators: [...names.iteratorMembers],
};

/** Runs in the page. */
function takeAway({ globals, statics, members, ofIterators }: typeof taken): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const types = Object.getOwnPropertyNames(scope).flatMap((name) => {
    const type = /^[A-Z]/.test(name) ? (scope[name] as { prototype?: object } | undefined) : {};
    return type?.prototype ? [type.prototype, type] : [];
  });
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  for (const name of ofIterators) Reflect.deleteProperty(iterator, name);
  for (const name of members) for (const type of types) Reflect.deleteProperty(type, name);
  for (const name of statics) {
    const [owner = "", member = ""] = name.split(".");
    const type = scope[owner];
    if (typeof type === "function" || typeof type === "object")
      Reflect.deleteProperty(type ?? {}, member);
  }
  for (const name of globals) Reflect.deleteProperty(scope, name);
}

async function newOldPhone(): Promise<Visitor> {
  const visitor = await newGuest(browser, phone);
  await visitor.page.addInitScript(takeAway, taken);
  return visitor;
}

/** The menu is one screen in many modes, of which one is seen, and all where every size is tried. */
async function pagePatterns(): Promise<string[]> {
  const [home, ...menus] = viewModes;
  const routes = await readFile(new URL("../../src/web/routes.tsx", import.meta.url), "utf8");
  const named = [...routes.matchAll(/pattern: "(\/[^"]+)"/g)].map(([, pattern = ""]) => pattern);
  return [...new Set([...[home, ...madeAt(...menus)].map((mode) => `/${mode}`), ...named])];
}

/** No script failed in the browser. Refusals of the server do not count. */
function expectWorking({ troubles }: Visitor): void {
  expect(troubles.filter((trouble) => trouble.startsWith("exception:"))).toEqual([]);
}

describe("on the oldest supported phones, faults 1 to 3:", () => {
  it("the calls are gone", async () => {
    const visitor = await newOldPhone();
    await visitor.page.goto(site.url(await newPizzaria(site), "/delivery"));
    const left = await visitor.page.evaluate(() => [
      "toSorted" in Array.prototype,
      "toReversed" in Array.prototype,
      "with" in Array.prototype,
      "toWellFormed" in String.prototype,
      "any" in AbortSignal,
      "timeout" in AbortSignal,
      "checkVisibility" in Element.prototype,
      "map" in Object.getPrototypeOf([].values()),
      "requestIdleCallback" in globalThis,
      "union" in Set.prototype,
    ]);
    expect(left).not.toContain(true);
    await visitor.close();
  });

  it("a guest orders, and the order is confirmed", async () => {
    const account = await newPizzaria(site);
    const visitor = await newOldPhone();
    const { page } = visitor;
    await page.goto(site.url(account, "/delivery"));
    await button(page, "Guaraná").click();
    await button(page, "Adicionar · R$ 4,99").click();
    await openCheckout(page);
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toMatchObject([{ number: 1, total_cents: 499 }]);
    expectWorking(visitor);
    await visitor.close();
  });

  it("who works here signs in, opens a tab, sends an order, and every page can be seen", async () => {
    const shop = await newShop(site);
    const placed = await placeOrder(shop);
    const visitor = await newOldPhone();
    const { page } = visitor;
    const go = (path: string) => page.goto(site.url(shop, path));
    await go("/auth/login");
    await page.getByLabel("E-mail").fill(adminCredentials.user);
    await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await button(page, "Login").click();
    await page.waitForURL("**/cardapio");
    await go("/pedido-mesa");
    await openTable(page, 5);
    const tabPath = new URL(page.url()).pathname;
    await add(page, { category: "Pizzas", item: "Calabresa" });
    await send(page);
    await onTables(page);
    await page
      .getByText(/pedido enviado/)
      .first()
      .waitFor();

    const shown: Record<string, string> = {
      "/auth/login": "Login",
      "/pedidos": "#001",
      "/pedidos/novo": "Novo pedido",
      "/pedidos/:hash": "#001",
      "/pedidos/:hash/imprimir": "#001",
      "/acompanhar/:key": "#001",
      "/cozinha": "Cozinha",
      "/painel": "Em preparo",
      "/fechamento": "Contagem",
      "/relatorios": "Ticket médio",
      "/tabela-de-precos": "Tabela de preços",
      "/admin/traducoes": "Traduções",
      "/pedido-mesa": "Mesas",
      "/pedido-mesa/:hash": "Mesa 5",
      "/pedido-mesa/:hash/conta": "Conta - Mesa 5",
      "/privacidade": "Privacidade",
      "/admin": "Aparece no topo do site e na aba do navegador.",
    };
    const { hash } = placed;
    const owner = await adminOf(site, shop);
    const { key } = await owner.orderSharing.share({ params: { hash }, body: {} });
    for (const pattern of await pagePatterns()) {
      const path = pattern
        .replace("/pedido-mesa/:hash", tabPath)
        .replace(":hash", hash)
        .replace(":key", key)
        .replace(/^\/admin$/, "/admin#secao-business");
      await go(path);
      const text = shown[pattern] ?? (pattern === "/home" ? "Comanda" : "Calabresa");
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      expect(await page.getByText("Algo deu errado").filter({ visible: true }).count()).toBe(0);
    }
    expectWorking(visitor);
    await visitor.close();
  });
});

describe("fault 3: whatever its script meets, a page that could be read stays so, and", () => {
  const isReadable = (page: Page) =>
    page.getByText("Calabresa").filter({ visible: true }).first().isVisible();
  const note = (page: Page) => page.locator("#trouble");
  const isOld = () => void Reflect.deleteProperty(Array.prototype, "findLast");
  const newer = /^Este navegador é antigo: .* é preciso um navegador mais novo\.$/;
  const failed =
    /^Algo deu errado\. Dá para ler esta página, mas não para usá-la\.\s*Tentar de novo$/;

  it.each([
    { what: "cannot be read", old: false, body: "let = ;", told: newer },
    { what: "ends at once", old: false, body: "null.any", told: failed },
    { what: "ends at once on an old phone", old: true, body: "null.any", told: newer },
  ])("says why where its script $what", async ({ old, body, told }) => {
    const { page, close } = await newVisitor(browser, phone);
    if (old) await page.addInitScript(isOld);
    await page.route(/entry-client/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    await page.goto(site.url(await newPizzaria(site), "/delivery"));
    await note(page).waitFor();
    expect(await note(page).innerText()).toMatch(told);
    expect(await isReadable(page)).toBe(true);
    await close();
  });

  it.each([
    { where: "", old: false, told: failed },
    { where: " on an old phone", old: true, told: newer },
  ])("says why where it cannot be hydrated$where", async ({ old, told }) => {
    const { page, close } = await newVisitor(browser, phone);
    if (old) await page.addInitScript(isOld);
    // The page cannot be drawn from this answer.
    await page.route("**/v2.0/content/menu", (route) => route.fulfill({ json: { account: null } }));
    await page.goto(site.url(await newPizzaria(site), "/delivery?mesa=5"));
    await note(page).waitFor();
    expect(await note(page).innerText()).toMatch(told);
    expect(await isReadable(page)).toBe(true);
    if (!old) {
      await page.unroute("**/v2.0/content/menu");
      await note(page).getByRole("link", { name: "Tentar de novo" }).click();
      await isReady(page);
      expect(await note(page).isVisible()).toBe(false);
      expect(new URL(page.url()).search).toBe("?mesa=5");
    }
    await close();
  });
});

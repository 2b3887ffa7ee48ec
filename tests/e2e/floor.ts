import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { SheetDetails } from "../../src/contract/sheets.ts";
import type { Location } from "../../src/contract/tables.ts";
import type { Features } from "../../src/domain/landing-path.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import type { Caller } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { newVisitor, type Visitor } from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { button } from "./guest.ts";
import type { TestSite } from "./site.ts";

/** An account with twelve tables and attendants, and what happens on its floor. */
export type Bar = TestAccount & { ids: Record<string, string> };

export async function newBar(site: TestSite, features: Partial<Features> = {}): Promise<Bar> {
  const account = await newAccount(site, {
    features: { localOrder: true, attendantOrder: true, ...features },
    extras: { locations: 12, service_percent: 10 },
  });
  const ids = await newMenu(site, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 5000,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 1000 }] }],
        },
        { title: "Fora do forno", priceCents: 4000, active: false },
      ],
    },
    {
      title: "Bebidas",
      items: [
        { title: "Cerveja", priceCents: 1000 },
        { title: "Água", priceCents: 500 },
      ],
    },
    { title: "Fora de época", active: false, items: [{ title: "Panetone", priceCents: 900 }] },
    { title: "Sobremesas", items: [] },
  ]);
  return { ...account, ids };
}

export type Attendant = Visitor & { caller: Caller };

type Place = {
  site: TestSite;
  bar: Bar;
  /** The caller; an attendant, unless another one is given. */
  callerOf?: typeof attendantOf;
  width?: number;
  height?: number;
  serviceWorkers?: "allow" | "block";
  port?: number;
  /** Makes what is looked at first, and says where it is. Without it that is the tables. */
  pathOf?: (caller: Caller) => Promise<string> | string;
  /** Runs before the page is opened. */
  preparePage?: (page: Page) => unknown;
};

/** Somebody of the staff with a device of their own, who has signed in on it. */
export async function newAttendant(
  browser: Browser,
  { site, bar, callerOf = attendantOf, port, pathOf, preparePage, ...device }: Place,
): Promise<Attendant> {
  const visitor = await newVisitor(browser, device);
  const caller = await callerOf(site, bar);
  const { _auth_id, auth_group_level, auth_group_label } = await caller.auth.check();
  const known = {
    // The browser's own session, so that neither renews the token of the other.
    token: (await callerOf(site, bar)).token() ?? "",
    authenticated: "true",
    auth_group_level: String(auth_group_level),
    auth_group_label: auth_group_label ?? "",
    _auth_id: _auth_id ?? "",
  };
  await visitor.page.addInitScript((entries) => {
    if (localStorage.getItem("token") !== null) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, known);
  await preparePage?.(visitor.page);
  const path = (await pathOf?.(caller)) ?? "/pedido-mesa";
  await visitor.page.goto(addressOf(site, { bar, path, port }));
  if (!pathOf) await table(visitor.page, 12).waitFor();
  return { ...visitor, caller };
}

export function addressOf(
  site: TestSite,
  { bar, path, port }: { bar: Bar; path: string; port?: number | undefined },
): string {
  const url = new URL(site.url(bar, path));
  if (port !== undefined) url.port = String(port);
  return url.href;
}

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
export const table = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Mesa ${number},`) });

/** A table's spoken words: its state, its tabs, the time since its last order. */
export const described = (page: Page, number: number) =>
  table(page, number).locator(".visually-hidden").textContent();

/** Opens the first tab of a table. */
export async function openTable(page: Page, number: number, name = ""): Promise<void> {
  await table(page, number).click();
  if (name !== "") await page.getByLabel("Nome da comanda").fill(name);
  await button(page, "Abrir comanda").click();
  await onTab(page);
}

export const onTab = (page: Page) => button(page, "Enviar Pedido").waitFor();
export const onTables = (page: Page) => page.waitForURL(/\/pedido-mesa$/);

/** Adds units of an item, one tap each. Its category may still be open from the last tab. */
export async function add(
  page: Page,
  { category, item, count = 1 }: { category: string; item: string; count?: number },
): Promise<void> {
  const plus = button(page, `Aumentar ${item}`);
  const summary = page.locator("summary", { hasText: category });
  await summary.waitFor();
  if (!(await plus.isVisible())) await summary.click();
  for (let unit = 0; unit < count; unit += 1) await plus.click();
}

export const send = (page: Page) => button(page, "Enviar Pedido").click();

/** Opens the payment on the tab's page. */
export async function toPayment(
  page: Page,
  { site, bar, tab }: { site: TestSite; bar: Bar; tab: { hash: string } },
): Promise<Locator> {
  await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${tab.hash}` }));
  return openPayment(page);
}

async function openPayment(page: Page): Promise<Locator> {
  await button(page, "Encerrar comanda").click();
  const paying = dialog(page, "RECEBENDO:");
  await paying.waitFor();
  return paying;
}

type NewTab = { number?: number; beers: number; prepare?: (tab: { hash: string }) => unknown };

/** An attendant who looks at a new tab with so many beers. `prepare` runs before its page opens. */
export async function atNewTab(
  browser: Browser,
  { number = 5, beers, prepare, ...place }: Omit<Place, "pathOf"> & NewTab,
): Promise<Attendant & { tab: { hash: string } }> {
  let tab = { hash: "" };
  const pathOf = async (caller: Caller) => {
    tab = await tabWithBeers(caller, { bar: place.bar, number, beers });
    await prepare?.(tab);
    return `/pedido-mesa/${tab.hash}`;
  };
  return { ...(await newAttendant(browser, { ...place, pathOf })), tab };
}

/** An attendant who is about to be paid for a new tab with so many beers. */
export async function toBePaid(
  browser: Browser,
  place: Parameters<typeof atNewTab>[1],
): Promise<Attendant & { tab: { hash: string }; paying: Locator }> {
  const attendant = await atNewTab(browser, place);
  return { ...attendant, paying: await openPayment(attendant.page) };
}

/** The same on a visit that goes on, with a tab of a table that is free. */
export async function nextToBePaid(
  { site, bar, page, caller }: Attendant & { site: TestSite; bar: Bar },
  { number = 5, beers, prepare }: NewTab,
): Promise<{ tab: { hash: string }; paying: Locator }> {
  const tab = await tabWithBeers(caller, { bar, number, beers });
  await prepare?.(tab);
  return { tab, paying: await toPayment(page, { site, bar, tab }) };
}

/** Pays the amount that the dialog proposes, or the given one. */
export async function pay(page: Page, amount?: string): Promise<void> {
  const paying = dialog(page, "RECEBENDO:");
  if (amount !== undefined) await paying.getByLabel("Valor").fill(amount);
  const asked = await paying.getByLabel("Valor").inputValue();
  await button(page, "Pagar").click();
  await page.getByRole("alertdialog", { name: `Pagar R$ ${asked}?` }).waitFor();
  await button(page, "Sim").click();
}

/** Opens a tab with so many beers on it, as an attendant elsewhere. */
export async function tabWithBeers(
  caller: Caller,
  { bar, number, beers, name = "" }: { bar: Bar; number: number; beers: number; name?: string },
): Promise<{ hash: string }> {
  const { id } = await locationOf(caller, number);
  const tab = await newTab(caller, { location: id, individual: false, name });
  if (beers > 0) await orderBeers(caller, { bar, tab, qty: beers });
  return tab;
}

export async function orderBeers(
  caller: Caller,
  { bar: { ids }, tab, qty }: { bar: Bar; tab: { hash: string }; qty: number },
): Promise<void> {
  const item = { qty, extras: { price: 10 } };
  await caller.orders.place(
    { body: tabOrder(tab, { [ids["Cerveja"] ?? ""]: item }) },
    { idempotencyKey: randomUUID() },
  );
}

export async function locationOf(caller: Caller, number: number): Promise<Location> {
  const { locations } = await caller.tables.list();
  const found = locations.find((location) => location.number === number);
  if (!found) throw new Error(`There is no table ${number}`);
  return found;
}

/** The only open tab of a table, with what is on it. */
export async function tabOf(caller: Caller, number: number): Promise<SheetDetails> {
  const { sheets } = await locationOf(caller, number);
  expect(sheets).toHaveLength(1);
  return (await caller.sheets.get({ params: { hash: sheets[0]?.hash ?? "" } })).details;
}

/** Each bar's reader signs in once, because polls ask again and again. */
const readers = new WeakMap<Bar, Promise<Caller>>();

function readerOf(site: TestSite, bar: Bar): Promise<Caller> {
  const reader = readers.get(bar) ?? adminOf(site, bar);
  readers.set(bar, reader);
  return reader;
}

/** All that was ever ordered: quantity and title, an order a line. */
export async function everythingOrdered(site: TestSite, bar: Bar): Promise<string[]> {
  const rows = await withAccount(
    site.database,
    { accountId: bar.accountId, mode: "read" },
    ({ db, accountId }) =>
      db.selectFrom("orders").select("hash").where("account_id", "=", accountId).execute(),
  );
  const admin = await readerOf(site, bar);
  const orders = await Promise.all(rows.map(({ hash }) => admin.orders.get({ params: { hash } })));
  return orders.map(({ details }) =>
    details.items.map(({ qty, title_br }) => `${qty}x ${title_br}`).join(", "),
  );
}

/** The orders on the open tabs of a table, each as its quantities and titles. */
export async function orderedAt(caller: Caller, number: number): Promise<string[]> {
  const { sheets } = await locationOf(caller, number);
  const tabs = await Promise.all(sheets.map(({ hash }) => caller.sheets.get({ params: { hash } })));
  return tabs.flatMap(({ details }) => details.orders.map(inWords));
}

const inWords = ({ details }: SheetDetails["orders"][number]) =>
  details.items.map(({ qty, title_br }) => `${qty}x ${title_br}`).join(", ");

/** The payments on a tab, in cents. */
export async function paymentsAt(caller: Caller, { hash }: { hash: string }): Promise<number[]> {
  const { details } = await caller.sheets.get({ params: { hash } });
  return details.payments.map(({ exp_amount }) => Math.round(100 * exp_amount));
}

export async function paymentsOf(site: TestSite, { accountId }: Bar): Promise<number[]> {
  return withAccount(site.database, { accountId, mode: "read" }, async (tx) => {
    const rows = await tx.db
      .selectFrom("payments")
      .select("amount_cents")
      .where("account_id", "=", accountId)
      .orderBy("payment_id")
      .execute();
    return rows.map((row) => row.amount_cents);
  });
}

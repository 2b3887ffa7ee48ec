import type { Browser } from "playwright-core";
import { languages } from "../../src/domain/languages.ts";
import type { Caller } from "../../src/server/testing/caller.ts";
import { newAccount, type TestAccount } from "../../src/server/testing/new-account.ts";
import type { PlacedOrder } from "../../src/server/testing/new-order.ts";
import { closeAccount } from "../../tests/e2e/menu-accounts.ts";
import { newOptionShop } from "../../tests/e2e/option-shop.ts";
import type { TestSite } from "../../tests/e2e/site.ts";
import { fillEvening } from "./busy-evening.ts";
import { createIdentities, signIn, type Place, type Role } from "./identities.ts";
import { newDeliveringShop, newRunOutShop, newShutShop } from "./service-shops.ts";
import { newWordyAccount } from "./wordy-account.ts";

/** Everything that the pictures are taken of: the demo accounts on a busy evening, and a few accounts that are odd. */
export type Stage = {
  site: TestSite;
  browser: Browser;
  pizzaria: Place;
  hotel: Place;
  cafe: Place;
  /** Switched off by its owner. */
  closed: TestAccount;
  /** Just made: nothing on its menu yet. */
  empty: TestAccount;
  /** Its owner writes at length. */
  wordy: TestAccount;
  /** Delivers to a few districts, lets orders be fetched, and takes them ahead. */
  shop: TestAccount;
  /** Its items have every kind of choice. */
  options: TestAccount;
  /** Does not open for some hours. */
  shut: TestAccount;
  /** Some of its menu has run out, is nearly so, or is for another hour. */
  runout: TestAccount;
  /** Says that an order of the shop is ready. */
  makeReady(hash: string): Promise<unknown>;
  guestOrder: PlacedOrder;
  /** The key of the link to `guestOrder`. */
  shareKey: string;
  /** Table 7's, with orders and a payment; one that nothing is on; and one that has been closed. */
  tab: { hash: string };
  emptyTab: { hash: string };
  closedTab: { hash: string };
  /** More was paid than is left on it. */
  overpaidTab: { hash: string };
  /** All but the service is paid. */
  waivedTab: { hash: string };
  /** Somebody closes it while an order is put together. */
  leftTab: { hash: string };
  closeLeftTab(): Promise<unknown>;
  /** The storage of a browser in which somebody is known. */
  identity(place: Place, role: Role): Promise<Record<string, string>>;
};

export async function setStage(
  site: TestSite,
  { browser, isTranslated }: Pick<Stage, "browser"> & { isTranslated: boolean },
): Promise<Stage> {
  const [closed, empty, wordy, shop, options, shut, runout] = await Promise.all([
    newAccount(site, { extras: { whatsapp: "11955550101", phone: "1133334444" } }),
    newAccount(site, { features: { delivery: true, localOrder: true, attendantOrder: true } }),
    newWordyAccount(site),
    newDeliveringShop(site),
    newOptionShop(site),
    newShutShop(site),
    newRunOutShop(site),
  ]);
  const accounts = { closed, empty, wordy, shop, options, shut, runout };
  await Promise.all([
    rename(site, { account: closed, name: "Cantina da Lapa" }),
    rename(site, { account: empty, name: "Boteco do Portuga" }),
    rename(site, {
      account: wordy,
      name: "Restaurante e Churrascaria Estrela do Vale do Rio Preto",
    }),
  ]);
  await closeAccount(site, { ...closed, ids: {} });
  const identity = createIdentities(site);
  const pizzaria = { label: "pizzaria" };
  const [admin, guest] = [
    await identity.caller(pizzaria, "admin"),
    await identity.caller(pizzaria, "guest"),
  ];
  await openAlways(admin);
  const evening = await fillEvening(site, { admin, guest });
  const places = { pizzaria, hotel: { label: "hotel" }, cafe: { label: "cafe" }, ...accounts };
  if (isTranslated)
    await Promise.all(Object.values(places).map((place) => followMenu(site, place)));
  const params = { hash: evening.guestOrder.hash };
  const { key: shareKey } = await guest.orderSharing.share({ params, body: {} });
  return {
    site,
    browser,
    ...places,
    shareKey,
    makeReady: (hash) => shop.owner.orders.markReady({ params: { hash }, body: {} }),
    ...evening,
    identity: identity.kept,
  };
}

/** The demo's hours are those of an evening, and pictures are taken at any time. */
async function openAlways({ services }: Caller): Promise<void> {
  const now = (await services.get({})).services;
  const body = { delivery: { ...now.delivery, hours: [] }, takeout: { ...now.takeout, hours: [] } };
  await services.save({ body: { services: body } });
}

/** Guests' pages speak the language of the menu, which has all of them. */
async function followMenu(site: TestSite, place: Place): Promise<void> {
  const owner = await signIn(site, { label: place.label, role: "admin" });
  await owner.account.save({
    body: { extras: { languages: [...languages], guest_interface: "menu" } },
  });
}

async function rename(
  site: TestSite,
  { account, name }: { account: TestAccount; name: string },
): Promise<void> {
  const owner = await signIn(site, { label: account.label, role: "admin" });
  await owner.account.save({ body: { data: { name } } });
}

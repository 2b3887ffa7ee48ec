import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import type { Extras } from "../../src/contract/account.ts";
import type { SentCart } from "../../src/contract/cart.ts";
import type { Caller } from "../../src/server/testing/caller.ts";
import {
  adminCredentials,
  attendantCredentials,
  newAccount,
  newMenu,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import {
  deliveryBody,
  type OrderBody,
  type PlacedOrder,
} from "../../src/server/testing/new-order.ts";
import { expect } from "vitest";
import { desk, type Visitor } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { newGuest, type Size } from "./guest.ts";
import { signInUnseen } from "./sign-in-unseen.ts";
import type { TestSite } from "./site.ts";

/** An account with every service that its staff answers, and a guest who orders from elsewhere. */
export type Shop = TestAccount & { ids: Record<string, string>; guest: Caller };

export async function newShop(site: TestSite, more: Partial<Extras> = {}): Promise<Shop> {
  const account = await newAccount(site, {
    features: { delivery: true, easyOrder: true, localOrder: true, attendantOrder: true },
    extras: { locations: 6, document_number: "11.222.333/0001-81", ...more },
  });
  const ids = await newMenu(site, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
      ],
    },
  ]);
  return { ...account, ids, guest: guestOf(site, account) };
}

export async function withPickup(site: TestSite, shop: Shop): Promise<Shop> {
  const admin = await adminOf(site, shop);
  const {
    allowed: _a,
    state: _s,
    until: _u,
    reason: _r,
    ...takeout
  } = (await admin.services.get({})).services.takeout;
  await admin.services.save({ body: { services: { takeout: { ...takeout, enabled: true } } } });
  return shop;
}

/** Two calabresas, one with a filled crust, to be delivered and paid in cash: R$ 48,98. */
export async function placeOrder(
  { guest, ids }: Shop,
  userData: Partial<OrderBody["userData"]> = {},
  given?: SentCart["items"],
): Promise<PlacedOrder> {
  const children = { [String(ids["Catupiry"])]: { qty: 1 } };
  const items = given ?? { [String(ids["Calabresa"])]: { qty: 2, obs: "sem cebola", children } };
  const cartData = { paymentMethod: "cash", changeTo: 100, obs: "tocar a campainha" } as const;
  const body = deliveryBody(items, { userData, cartData });
  const { order } = await guest.orders.place({ body }, { idempotencyKey: randomUUID() });
  return order;
}

type Person = {
  url: (path: string) => string;
  size: Size;
  credentials?: typeof adminCredentials;
  path?: string;
  prepare?: (page: Page) => Promise<void>;
};

/** Opens one of the staff's pages, signed in. `prepare` runs before the page opens. */
export async function newWorker(
  browser: Browser,
  { url, size, credentials = adminCredentials, path = "/pedidos", prepare }: Person,
): Promise<Visitor> {
  const visitor = await newGuest(browser, size);
  await signInUnseen(visitor.page, { url: url(path), credentials });
  await prepare?.(visitor.page);
  await visitor.page.goto(url(path));
  return visitor;
}

export type WorkerOptions = {
  size?: Size;
  isAttendant?: boolean;
  path?: string;
  prepare?: (page: Page) => Promise<void>;
};

/** Opens a page as somebody of the shop's staff, by default as its admin at a desk. */
export const workerIn = (
  { site, browser, shop }: { site: TestSite; browser: Browser; shop: Shop },
  { size = desk, isAttendant = false, ...page }: WorkerOptions = {},
) =>
  newWorker(browser, {
    url: (path) => site.url(shop, path),
    size,
    ...(isAttendant ? { credentials: attendantCredentials } : {}),
    ...page,
  });

/** Signs out at any size. A narrow bar has this button in its menu. */
export async function signOut(page: Page): Promise<void> {
  const bar = page.getByRole("banner");
  const way = bar.getByRole("button", { name: "Sair" });
  const menu = bar.getByRole("button", { name: "Abrir menu" });
  await way.or(menu).waitFor();
  if (await menu.isVisible()) await menu.click();
  await way.click();
}

/** The orders that nobody has taken yet. */
export const newOnes = (page: Page) => page.getByRole("region", { name: "Pedidos novos" });

/** Lists everybody's orders, live, once they have taken the place of one's own and of what had the focus there. */
export async function watchAll(page: Page): Promise<void> {
  await page.getByText("Ao vivo").waitFor();
  const list = page.getByRole("region", { name: "Pedidos", exact: true });
  const own = await list.elementHandle();
  await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
  await page.waitForFunction((former) => !former?.isConnected, own);
  await list.locator("[aria-busy=true]").waitFor({ state: "detached" });
}

export const cardOf = (page: Page, number: number) =>
  page.getByRole("article").filter({ hasText: `#00${number}` });

/** Ends a visit. Nothing may have gone wrong on it, not even a refused call. */
export const leaveUntroubled = async ({ troubles, close }: Visitor) => {
  expect(troubles).toEqual([]);
  await close();
};

/** Counts the tones that the page makes, and what it prints. */
export async function spyOnTones(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const counts = { tones: 0, prints: [] as number[] };
    Object.assign(window, { counts });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      counts.tones += 1;
      return make.call(this);
    };
    window.print = () => counts.prints.push(performance.now());
    // Browsers hold back sound until somebody touches the page. This browser would allow it after a reload.
    let isTouched = false;
    const touched = new Promise<void>((resolve) => {
      for (const way of ["pointerdown", "keydown"]) addEventListener(way, () => resolve());
    }).then(() => void (isTouched = true));
    AudioContext.prototype.resume = () => touched;
    Object.defineProperty(AudioContext.prototype, "state", {
      get: () => (isTouched ? "running" : "suspended"),
    });
  });
}

type Counts = { tones: number; prints: number[] };
export const countsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: Counts }).counts);

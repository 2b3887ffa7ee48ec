import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import type { Extras } from "../../src/contract/account.ts";
import type { Features } from "../../src/domain/landing-path.ts";
import { addEvent } from "../../src/server/db/outbox.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import {
  deliveryBody,
  sendOrder as placeOrder,
  type OrderBody,
} from "../../src/server/testing/new-order.ts";
import { newVisitor, phone, type Visitor } from "./browser.ts";
import { guestOf } from "./callers.ts";
import type { Size } from "./guest.ts";
import type { TestSite } from "./site.ts";

/** An account that delivers, and the steps of a guest who orders there. */
export type Pizzaria = TestAccount & { ids: Record<string, string> };

export async function newPizzaria(
  site: TestSite,
  { extras = {}, features = {} }: { extras?: Partial<Extras>; features?: Partial<Features> } = {},
): Promise<Pizzaria> {
  const account = await newAccount(site, {
    features: { delivery: true, ...features },
    extras: {
      paymentMethods: { cash: true, pix: true },
      pix_code: "pix@example.com",
      whatsapp: "+55 11 95555-0101",
      ...extras,
    },
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
        { title: "Portuguesa", priceCents: 2499 },
      ],
    },
    { title: "Bebidas", items: [{ title: "Guaraná", priceCents: 499 }] },
  ]);
  return { ...account, ids };
}

/** Saves another price, as an owner does. */
export async function setPrice(
  site: TestSite,
  {
    account: { accountId },
    title,
    priceCents,
  }: { account: TestAccount; title: string; priceCents: number },
): Promise<void> {
  await withAccount(site.database, { accountId, mode: "write" }, async (tx) => {
    await tx.db
      .updateTable("entries")
      .set({ price_cents: priceCents })
      .where("account_id", "=", accountId)
      .where((where) => where(where.ref("titles", "->>").key("br"), "=", title))
      .execute();
    await addEvent(tx, { topic: "content", subjectId: null });
  });
}

/** Two calabresas, each with a filled crust: R$ 51,98. */
export async function fillCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Calabresa", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Calabresa" });
  await dialog.getByRole("button", { name: "Aumentar Calabresa" }).click();
  await dialog.getByRole("button", { name: "Aumentar Catupiry" }).click();
  await dialog.getByRole("button", { name: "Adicionar · R$ 51,98" }).click();
}

/** What `fillCheckout` types. */
const buyer = {
  userData: { name: "Ana de Souza", email: "ana@example.com", phone: "(19) 99555-0101" },
  addressData: {
    address: "Rua das Flores",
    number: "12",
    district: "Centro",
    city: "Campinas",
  },
};

/** The same cart, chosen before the page opens: for tests of what follows. `typed`: the checkout is filled in, too. */
export async function hasChosen(
  page: Page,
  { ids }: Pizzaria,
  { typed = false }: { typed?: boolean } = {},
): Promise<void> {
  const line = { qty: 2, title_br: "Calabresa", extras: { price: 22.99 } };
  const option = { qty: 2, title_br: "Catupiry", extras: { price: 3 } };
  const children = { [String(ids["Catupiry"])]: option };
  const items = { [String(ids["Calabresa"])]: { ...line, children } };
  await page.addInitScript(
    (cart) => {
      // Once: an order empties the cart.
      if (sessionStorage.getItem("hasChosen") !== null) return;
      sessionStorage.setItem("hasChosen", "true");
      localStorage.setItem("cartData", JSON.stringify({ ...cart, savedAt: Date.now() }));
    },
    { items, ...(typed ? buyer : {}) },
  );
}

export async function openCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Finalizar pedido/ }).click();
}

/** Opens the order in the checkout, which begins as a line. */
export async function openOrder(page: Page): Promise<void> {
  const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
  await checkout.locator("summary", { hasText: "Seu pedido" }).click();
}

export async function fillCheckout(page: Page): Promise<void> {
  const { userData, addressData } = buyer;
  await page.getByLabel("Nome").fill(userData.name);
  await page.getByLabel("E-mail").fill(userData.email);
  await page.getByLabel("Telefone").fill(userData.phone);
  await page.getByLabel("Rua").fill(addressData.address);
  await page.getByLabel("Número", { exact: true }).fill(addressData.number);
  await page.getByLabel("Bairro").fill(addressData.district);
  await page.getByLabel("Cidade").fill(addressData.city);
}

/** Presses the button that sends, whatever it says is missing. */
export async function sendOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(?:Enviar pedido|Falta .*)$/ }).click();
}

/** From the menu to the page that confirms the order. */
async function orderAll(page: Page): Promise<void> {
  await fillCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  await sendOrder(page);
  await page.getByText("Pedido #001").first().waitFor();
}

type Ordering = { site: TestSite; browser: Browser; size?: Size | undefined };
type WithOrder = Visitor & { account: Pizzaria };
export type Preparing = (opened: { account: Pizzaria; page: Page; hash: string }) => unknown;

/** A guest who has ordered from the menu on, and is on the page that confirms it. */
export async function guestWhoOrdered({
  site,
  browser,
  size = phone,
}: Ordering): Promise<WithOrder> {
  const account = await newPizzaria(site);
  const visitor = await newVisitor(browser, size);
  await visitor.page.goto(site.url(account, "/delivery"));
  await orderAll(visitor.page);
  return { account, ...visitor };
}

/**
 * A guest on the page of their order, which has just been placed: two calabresas, each with a filled crust, R$ 51,98.
 * Sending it from the menu's page has tests of its own. `prepare` runs before the page opens.
 */
export async function guestWithOrder({
  site,
  browser,
  size = phone,
  prepare,
}: Ordering & { prepare?: Preparing | undefined }): Promise<WithOrder & { hash: string }> {
  const account = await newPizzaria(site);
  const caller = guestOf(site, account);
  const { hash } = await placeOrder(caller, ordered(account));
  const visitor = await newVisitor(browser, size);
  const { page } = visitor;
  await page.addInitScript((token) => {
    if (localStorage.getItem("token") === null) localStorage.setItem("token", token);
  }, caller.token() ?? "");
  await prepare?.({ account, page, hash });
  await page.goto(site.url(account, `/pedidos/${hash}`));
  await page.getByText("Pedido #001").first().waitFor();
  return { account, hash, ...visitor };
}

function ordered({ ids }: Pizzaria): OrderBody {
  const children = { [String(ids["Catupiry"])]: { qty: 2 } };
  return deliveryBody(
    { [String(ids["Calabresa"])]: { qty: 2, children } },
    {
      userData: { name: "Ana de Souza", phone: "(19) 99555-0101" },
      cartData: { paymentMethod: "cash" },
    },
  );
}

export type StoredOrder = { total_cents: number; number: number };

export async function ordersOf(site: TestSite, { accountId }: TestAccount): Promise<StoredOrder[]> {
  return withAccount(site.database, { accountId, mode: "read" }, (tx) =>
    tx.db
      .selectFrom("orders")
      .select(["total_cents", "number"])
      .where("account_id", "=", accountId)
      .execute(),
  );
}

/** Waits until the page has the name of the order's picture, so that no request for it is under way. */
export async function pictureIsRemembered(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith("picture.")));
  await expect.poll(isKept).toBe(true);
}

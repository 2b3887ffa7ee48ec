import type { AddressData, SentCart } from "../../contract/cart.ts";
import type { RefusedLine } from "../../contract/errors.ts";
import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput } from "../../contract/route.ts";
import { centsFromReais, maxTypedCents } from "../../domain/money.ts";
import { startingStatus, type OrderMode, type OrderStatusId } from "../../domain/order-status.ts";
import { defaultLanguage } from "../../domain/languages.ts";
import { printsAt } from "../../domain/print-job.ts";
import type { Quote, QuoteRefusal } from "../../domain/quote.ts";
import type { Service } from "../../domain/service.ts";
import { givenText } from "../../domain/text-rules.ts";
import { settingsOf, type ServiceRow } from "../account/service-queries.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimit } from "../http/limits/rate-limit.ts";
import { badFields, Refused } from "../http/refused.ts";
import { endBillRequest } from "../tabs/bill-request.ts";
import { isStaff } from "../sessions/principal.ts";
import { lockOpenTab } from "../tabs/lock-open-tab.ts";
import { lockTabOfKey } from "../tabs/tab-of-key.ts";
import type { ItemFamily } from "../content/menu/stock-queries.ts";
import { unavailableLines } from "./check-availability.ts";
import { checkCustomer } from "./check-customer.ts";
import { insertOrder } from "./new-order-queries.ts";
import { amountsView } from "./order-view.ts";
import type { Orderable } from "./orderable.ts";
import { refuseEmpty, requireLines } from "./price-cart.ts";
import { quoteOrder, quoteView, quoteWithSlots, type Quoting } from "./quote-order.ts";
import { keepTaken, takeStock } from "./take-stock.ts";
import { takeSlot } from "./slot-queries.ts";

/** Parts of a cart that count only for delivery. */
type GuestParts = Partial<Pick<SentCart, "addressData" | "paymentMethod" | "changeTo">>;

type OrderRequest = RouteInput<typeof ordersContract.place>["body"];

export type Prefetched = {
  orderable: Orderable;
  families: readonly ItemFamily[];
  services: ServiceRow;
};

/**
 * Stores an order at the server's own prices. Every refusal leaves nothing behind. `count` refuses an order beyond the
 * limits.
 */
export async function placeOrder(
  request: OrderRequest,
  context: Context,
  {
    prefetched,
    count,
    wrongKeys,
  }: { prefetched: Promise<Prefetched>; count: () => Promise<void>; wrongKeys: RateLimit },
) {
  const { tx, principal, now } = context;
  const { cartData } = request;
  const isByStaff = isStaff(principal);
  requireTableOfKey(cartData);
  const { location: table = "", table_key: key } = cartData;
  // Until the order is on the tab, nobody pays or closes it.
  const tab =
    request.locationHash !== undefined
      ? await lockOpenTab(request.locationHash, context)
      : key !== undefined
        ? await lockTabOfKey({ table, key, wrongKeys }, context)
        : undefined;
  const mode: OrderMode = tab ? "sheet" : modeOf(cartData, context);
  const service = tab ? "indoor" : serviceOf(cartData);
  refuseEmpty(cartData.items, "cartData.items");
  const customer = checkCustomer(
    tab && isByStaff
      ? { ...request.userData, name: tab.nameOf(request.userData.name) }
      : request.userData,
    { address: cartData.addressData, service, byStaff: isByStaff },
  );
  // An order to a room is paid there: address and payment of an earlier delivery may still be in the cart.
  const parts: GuestParts = mode === "delivery" ? cartData : {};
  checkPayment(parts, context);
  const { orderable, families, services: row } = await prefetched;
  const soldOut = unavailableLines(cartData, families, { ...context, isByStaff });
  const { lines, changed } = requireLines(cartData.items, orderable, soldOut);
  const quoting: Quoting = {
    cart: cartData,
    service,
    lines,
    row,
    tab: tab && tabCharges(tab.waivesService, context),
    isByStaff,
  };
  if (changed.length > 0)
    throw await refusedBy("price_changed", { quoting, context, lines: changed });
  const made = quoteOrder(quoting, context);
  requireArea(made);
  if (made.totalCents > maxTypedCents) {
    throw badFields({ "cartData.items": { code: "total_too_large" } });
  }
  if (made.refusal) throw await refusedBy(made.refusal, { quoting, context });
  const amounts = amountsView(made, { waivesService: tab?.waivesService === true });
  const shown = request.shown_total;
  if (shown !== undefined && centsFromReais(shown) !== centsFromReais(amounts.total_amount))
    throw await refusedBy("quote_changed", { quoting, context });
  const changeForCents = changeFor(parts, made.totalCents);
  // An order that staff enter is taken, except on a tab: there it is new, though in the kitchen at once.
  const isTaken = isByStaff ? !tab : settingsOf(row, service).accepts === "auto";
  const scheduledFor =
    (tab && isByStaff) || !cartData.scheduled_for ? null : new Date(cartData.scheduled_for);
  const statusId = isTaken ? acceptedStatus : startingStatus(mode, { isByStaff });
  const { prepMinutes } = settingsOf(row, service);
  const order = {
    mode,
    service,
    sheetId: tab?.sheetId ?? null,
    statusId,
    guestId: principal.kind === "guest" ? principal.guestId : null,
    userId: "userId" in principal ? principal.userId : null,
    customer,
    address: service === "delivery" && parts.addressData ? givenParts(parts.addressData) : null,
    location: tab ? String(tab.tableNumber) : locationOf(mode, cartData),
    obs: givenText(cartData.obs),
    // Orders that staff enter are in no language of a guest's.
    language: isByStaff || request.language === defaultLanguage ? null : (request.language ?? null),
    paymentMethod: parts.paymentMethod ?? null,
    changeForCents,
    total: made,
    lines,
    createdAt: now,
    acceptedAt: isTaken ? now : null,
    acceptedBy: isTaken && isByStaff ? principal.userId : null,
    scheduledFor,
    areaName: made.area?.name ?? null,
    promisedAt: scheduledFor ?? promisedAt(made, now),
    printsAt: statusId === acceptedStatus ? printsAt({ scheduledFor, prepMinutes, now }) : null,
  };
  await count();
  const limit = settingsOf(row, service).slots?.limit ?? 0;
  if (scheduledFor && !(await takeSlot(tx, { service, startsAt: scheduledFor, limit })))
    throw await refusedBy("slot_full", { quoting, context });
  // Guests who order again do not want the bill yet. An order that waits may be refused: accepting it ends the request.
  if (tab && (isByStaff || isTaken)) await endBillRequest(tx, tab.tableId);
  const taken = await takeStock(tx, cartData.items, families);
  const { orderId, number, hash } = await insertOrder(tx, { ...order, counted: taken.entryIds });
  await keepTaken(tx, orderId, taken);
  if (tab) await addEvent(tx, { topic: "table", subjectId: tab.tableId });
  return {
    order: {
      id: number,
      hash,
      status_id: order.statusId,
      ...amounts,
      created: now.toISOString(),
    },
  };
}

const acceptedStatus: OrderStatusId = 1;

/** The promised instant of an order that is not scheduled; null if no time is promised. */
function promisedAt({ promisedMinutes }: Quote, now: Date): Date | null {
  return promisedMinutes === 0 ? null : new Date(now.getTime() + promisedMinutes * 60_000);
}

/** Requires the fields of the address by which areas are chosen. */
function requireArea({ missing }: Quote): void {
  if (missing.length === 0) return;
  throw badFields(
    Object.fromEntries(
      missing.map((field) => [`cartData.addressData.${field}`, { code: "required" }]),
    ),
  );
}

/** Refusal with the current quote. */
async function refusedBy(
  code: QuoteRefusal | "quote_changed" | "price_changed",
  { quoting, context, lines }: { quoting: Quoting; context: Context; lines?: RefusedLine[] },
): Promise<Refused> {
  const made = await quoteWithSlots(context.tx, quoting, context);
  return new Refused(code, {
    quote: quoteView(made, quoting, context),
    ...(lines ? { lines } : {}),
  });
}

/** The service of an order without a tab. */
export function serviceOf({ location, service = "delivery" }: SentCart): Service {
  return location === undefined ? service : "indoor";
}

/** The service that a tab's guests pay on top of the items, unless it was waived for them. */
export function tabCharges(waivesService: boolean, { account }: Pick<Context, "account">) {
  return { servicePercent: account.extras.service_percent, waivesService };
}

/** A key means nothing without its table. Somebody who sends one with a delivery is trying keys. */
function requireTableOfKey({ location, table_key }: SentCart): void {
  if (table_key === undefined || location !== undefined) return;
  throw badFields({ "cartData.table_key": { code: "key_without_table" } });
}

/** The order's mode, refused if the account has it switched off. */
export function modeOf(cartData: SentCart, { account }: Context): OrderMode {
  requireTableOfKey(cartData);
  if (cartData.table_key !== undefined) {
    if (!account.active || !account.features.attendantOrder) throw new Refused("access_denied");
    return "sheet";
  }
  const mode = cartData.location === undefined ? "delivery" : "easy-order";
  const isOn = mode === "delivery" ? account.features.delivery : account.features.easyOrder;
  if (!account.active || !isOn) throw new Refused("access_denied");
  return mode;
}

function locationOf(mode: OrderMode, { location }: SentCart): string | null {
  return mode === "easy-order" ? givenText(location) : null;
}

function checkPayment({ paymentMethod }: GuestParts, { account }: Context): void {
  if (paymentMethod !== undefined && account.extras.paymentMethods[paymentMethod] !== true) {
    throw badFields({ "cartData.paymentMethod": { code: "payment_method_off" } });
  }
}

/** Only the parts of an address that say something. */
function givenParts(address: AddressData): AddressData {
  const parts = Object.entries(address).flatMap(([part, text]) => {
    const given = givenText(text);
    return given === null ? [] : [[part, given]];
  });
  // The same keys, or fewer: each may be absent.
  return Object.fromEntries(parts) as AddressData;
}

/** Reais in hand, only with cash, and enough to pay with. */
function changeFor({ paymentMethod, changeTo }: GuestParts, totalCents: number): number | null {
  if (paymentMethod !== "cash" || changeTo === undefined || changeTo === 0) return null;
  const cents = centsFromReais(changeTo);
  if (cents < totalCents) {
    throw badFields({ "cartData.changeTo": { code: "change_below_total" } });
  }
  return cents;
}

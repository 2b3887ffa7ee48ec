import type { RefusedLine } from "../../contract/errors.ts";
import type { SentCart } from "../../contract/cart.ts";
import type { WireQuote } from "../../contract/quote.ts";
import { decidingDistrict } from "../../domain/area.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { lineTotal } from "../../domain/order-total.ts";
import { calculateQuote, type Quote } from "../../domain/quote.ts";
import type { Service } from "../../domain/service.ts";
import { pauseOf, type ServiceRow } from "../account/service-queries.ts";
import { effectiveService } from "../account/service-views.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import type { OrderedLine } from "./line-queries.ts";
import { amountsView } from "./order-view.ts";
import { mapSlotsUsed } from "./slot-queries.ts";

export type Quoting = {
  cart: Pick<SentCart, "addressData" | "area_district" | "scheduled_for">;
  service: Service;
  lines: OrderedLine[];
  row: ServiceRow;
  /** The service charge of the tab, for an order on one, and whether its guests do without it. */
  tab?: { servicePercent: number; waivesService: boolean } | undefined;
  /** Staff enter it, for somebody or on a tab. */
  isByStaff: boolean;
};

/** Quotes an order by the account's settings; `slotsUsed` is needed where guests can order ahead. */
export function quoteOrder(
  { cart, service, lines, row, tab, isByStaff }: Quoting,
  { account, now }: Pick<Context, "account" | "now">,
  slotsUsed: ReadonlyMap<number, number> = new Map(),
): Quote {
  const { addressData = {}, area_district: chosen, scheduled_for: scheduled } = cart;
  return calculateQuote(
    {
      service,
      lines,
      destination: {
        ...addressData,
        district: decidingDistrict(row.areas, addressData, chosen),
      },
      scheduledMs: scheduled === undefined ? undefined : Date.parse(scheduled),
      isStaffTab: tab !== undefined && isByStaff,
      isByStaff,
    },
    {
      settings: effectiveService(row, { service, features: account.features }),
      pause: pauseOf(row, service),
      areas: row.areas,
      timeZone: account.timeZone,
      servicePercent: tab?.servicePercent ?? 0,
      slotsUsed,
    },
    now.getTime(),
  );
}

/** Quotes an order with what is left of each slot. */
export async function quoteWithSlots(
  tx: Tx,
  quoting: Quoting,
  context: Pick<Context, "account" | "now">,
): Promise<Quote> {
  const { service, row } = quoting;
  const { slots } = effectiveService(row, { service, features: context.account.features });
  const used = slots ? await mapSlotsUsed(tx, { service, from: context.now }) : undefined;
  return quoteOrder(quoting, context, used);
}

/**
 * `unavailable` has the paths of the cart that cannot be ordered, `soldOut` the lines that have run out. An invalid
 * line breaks a rule of its item.
 */
export function quoteView(
  made: Quote,
  {
    cart: { scheduled_for: scheduled },
    lines,
    row,
    tab,
    unavailable = [],
    isInvalid = false,
    soldOut = [],
  }: Pick<Quoting, "cart" | "lines" | "row" | "tab"> & {
    unavailable?: string[];
    isInvalid?: boolean;
    soldOut?: readonly RefusedLine[];
  },
  { account }: Pick<Context, "account">,
): WireQuote {
  const { state, area, freeAboveCents, slots } = made;
  const takeout = effectiveService(row, { service: "takeout", features: account.features });
  return {
    service: made.service,
    state: state.state,
    ...(state.state === "paused" && state.reason !== "" ? { reason: state.reason } : {}),
    ...(state.state === "open"
      ? { closes_at: instantView(state.closesMs) }
      : { opens_at: instantView(state.opensMs) }),
    refusal: refusalOf(made, { unavailable, soldOut, isInvalid }),
    ...(area ? { area: { id: area.id, name: area.name } } : {}),
    area_needs: made.missing,
    takeout: takeout.enabled,
    ...amountsView(made, { waivesService: tab?.waivesService === true }),
    minimum_amount: reaisFromCents(made.minimumCents),
    missing_amount: reaisFromCents(made.missingCents),
    ...(freeAboveCents === null ? {} : { free_above: reaisFromCents(freeAboveCents) }),
    promised_minutes: made.promisedMinutes,
    ...(scheduled === undefined ? {} : { scheduled_for: scheduled }),
    ...(slots === null
      ? {}
      : {
          slots: slots.map(({ startsMs, left }) => ({
            starts_at: new Date(startsMs).toISOString(),
            left,
          })),
        }),
    lines: lines.map((line) => ({
      key: line.key,
      unit_amount: reaisFromCents(line.priceCents),
      amount: reaisFromCents(lineTotal(line)),
    })),
    unavailable,
    sold_out: soldOut.map(({ path, left, when }) => ({ path, left, when: when && [...when] })),
  };
}

/** The first reason for which `POST order` would refuse the cart. */
function refusalOf(
  { refusal }: Quote,
  {
    unavailable,
    soldOut,
    isInvalid,
  }: { unavailable: string[]; soldOut: readonly RefusedLine[]; isInvalid: boolean },
): WireQuote["refusal"] {
  if (unavailable.length > 0) return "unavailable_items";
  if (soldOut.length > 0) return "sold_out";
  return isInvalid ? "invalid_options" : refusal;
}

function instantView(atMs: number | undefined): string | undefined {
  return atMs === undefined ? undefined : new Date(atMs).toISOString();
}

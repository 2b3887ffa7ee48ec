import {
  findArea,
  type DeliveryArea,
  type AreaField,
  type AreaMatch,
  type Destination,
} from "./area.ts";
import { midnightOf, openPeriods, isAlwaysOpen } from "./hours.ts";
import { minutesOfDay } from "./week.ts";
import type { Cents } from "./money.ts";
import { orderTotal, type OrderTotal, type PricedLine } from "./order-total.ts";
import { usualMinutes } from "./promised-time.ts";
import { serviceState, type ServiceState, type ShownService } from "./service-state.ts";
import type { Pause, Service, ServiceSettings } from "./service.ts";
import { slotStarts } from "./slots.ts";
import { zonedClock } from "./zoned-clock.ts";

/** Reasons to refuse an order, in the order in which they are checked. */
export type QuoteRefusal = "closed" | "out_of_area" | "below_minimum" | "slot_full";

export type QuoteRequest = {
  service: Service;
  lines: readonly PricedLine[];
  /** Used for delivery alone. */
  destination: Destination;
  /** Ordered ahead, for this instant. */
  scheduledMs?: number | undefined;
  /** Staff enter it at a table: hours, pauses and minimums do not apply. */
  isStaffTab?: boolean | undefined;
  /** Staff enter it for a customer: they are warned that the shop is closed or the order too small, and decide. */
  isByStaff?: boolean | undefined;
};

/** An account's settings, and the orders already in its slots. */
export type QuoteFacts = {
  settings: ServiceSettings;
  pause: Pause | undefined;
  areas: readonly DeliveryArea[];
  timeZone: string;
  servicePercent: number;
  /** Number of orders of each slot, by its beginning. */
  slotsUsed: ReadonlyMap<number, number>;
};

export type Quote = OrderTotal & {
  service: Service;
  state: ServiceState;
  refusal: QuoteRefusal | null;
  area: DeliveryArea | null;
  /** Fields that must be known before the area is. */
  missing: AreaField[];
  minimumCents: Cents;
  /** Amount that the items lack to the minimum. */
  missingCents: Cents;
  freeAboveCents: Cents | null;
  /** Minutes until it is delivered or can be fetched; 0 promises nothing. */
  promisedMinutes: number;
  /** Null where nobody can order ahead. */
  slots: { startsMs: number; left: number }[] | null;
};

/** Decides on an order apart from its lines: whether it is taken, and what it comes to. */
export function calculateQuote(request: QuoteRequest, facts: QuoteFacts, nowMs: number): Quote {
  const { settings, servicePercent } = facts;
  const { service, lines, isStaffTab = false, isByStaff = false } = request;
  const match: AreaMatch =
    service === "delivery" ? findArea(facts.areas, request.destination) : { found: "everywhere" };
  const area = match.found === "area" ? match.area : null;
  const { subtotalCents } = orderTotal({ lines, servicePercent: 0, deliveryFeeCents: 0 });
  const freeAboveCents = area?.freeAboveCents ?? null;
  const isFree = freeAboveCents !== null && subtotalCents >= freeAboveCents;
  const deliveryFeeCents = area === null || isFree ? 0 : area.feeCents;
  const minimumCents = isStaffTab ? 0 : Math.max(settings.minimumCents, area?.minimumCents ?? 0);
  const missingCents = Math.max(0, minimumCents - subtotalCents);
  const slots = isStaffTab ? null : slotsOf(facts, nowMs);
  const state: ServiceState = isStaffTab
    ? { state: "open" }
    : serviceState(publicService(facts, nowMs), nowMs);
  const isOpen = request.scheduledMs === undefined ? state.state === "open" : settings.enabled;
  const refusals: Record<QuoteRefusal, boolean> = {
    closed: !isOpen && !(isByStaff && settings.enabled),
    out_of_area: match.found === "outside",
    below_minimum: missingCents > 0 && !isByStaff,
    slot_full: request.scheduledMs !== undefined && !hasRoom(slots, request.scheduledMs),
  };
  const order: QuoteRefusal[] = ["closed", "out_of_area", "below_minimum", "slot_full"];
  return {
    service,
    state,
    refusal: order.find((code) => refusals[code]) ?? null,
    area,
    missing: match.found === "undecided" ? match.missing : [],
    ...orderTotal({ lines, servicePercent, deliveryFeeCents }),
    minimumCents,
    missingCents,
    freeAboveCents,
    promisedMinutes: usualMinutes(settings.prepMinutes, area),
    slots,
  };
}

function hasRoom(slots: Quote["slots"], startsMs: number): boolean {
  return slots?.some((slot) => slot.startsMs === startsMs && slot.left > 0) === true;
}

function slotsOf(
  { settings, pause, timeZone, slotsUsed }: QuoteFacts,
  nowMs: number,
): Quote["slots"] {
  const { slots: rule } = settings;
  if (rule === null || !settings.enabled) return null;
  return slotStarts({ ...settings, slots: rule }, { nowMs, timeZone, pause }).map((startsMs) => ({
    startsMs,
    left: Math.max(0, rule.limit - (slotsUsed.get(startsMs) ?? 0)),
  }));
}

/** Pages know a service's opening this far ahead: up to the same weekday of the next week, with its night. */
const knownDays = 9;
const dayMs = minutesOfDay * 60_000;

/** A service as pages know it. It is the same all day long, so that a page made again is the same page. */
export function publicService(
  { settings, pause, timeZone }: Pick<QuoteFacts, "settings" | "pause" | "timeZone">,
  nowMs: number,
): ShownService {
  const paused =
    pause !== undefined && pause.untilMs > nowMs
      ? { paused_until: iso(pause.untilMs), ...(pause.reason && { pause_reason: pause.reason }) }
      : {};
  const { enabled } = settings;
  if (!enabled || isAlwaysOpen(settings))
    return { enabled, open_periods: enabled ? null : [], ...paused };
  const clock = zonedClock(timeZone);
  const today = midnightOf(clock.wallOf(nowMs));
  const fromMs = clock.firstAt(today);
  const untilMs = clock.firstAt(today + knownDays * dayMs);
  const periods = openPeriods(settings, { fromMs, untilMs, timeZone });
  return {
    enabled,
    open_periods: periods.map((period) => [iso(period.fromMs), iso(period.untilMs)]),
    known_until: iso(untilMs),
    ...paused,
  };
}

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString();
}

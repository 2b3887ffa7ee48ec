import { leftOfLine } from "./line-cancel.ts";
import { centsFromReais, type Cents } from "./money.ts";
import { percentOf } from "./percentage.ts";
import { isOwed, type OrderStatusId } from "./order-status.ts";
import { maxShares } from "./split-bill.ts";
import { businessOnTicket, ticketItem, type Ticket, type TicketOption } from "./ticket.ts";
import { clockLabel } from "./time-since.ts";

/** A line of a bill: one thing, wherever on the tab it was ordered. */
export type BillLine = {
  title: string;
  qty: number;
  /** With its options. */
  amountCents: Cents;
  children: readonly TicketOption[];
};

/** The bill that a tab's guests are shown before they pay. */
export type Bill = Pick<Ticket, "business" | "currency" | "time" | "isReprint"> & {
  table: number;
  name: string;
  lines: readonly BillLine[];
  subtotalCents: Cents;
  /** 0 if the service is waived. */
  serviceCents: Cents;
  /** Undefined if the service on the tab is not at the account's current percentage. */
  servicePercent: number | undefined;
  totalCents: Cents;
  paidCents: Cents;
  leftCents: Cents;
  /** The number of people who share the rest; undefined: nobody asked. */
  people: number | undefined;
};

/** `amount` is for the units that are left. */
type WireItem = Parameters<typeof ticketItem>[0] & { cancelled: number; amount: number };

/** A tab as the wire has it, amounts in reais. */
type WireTab = {
  name: string;
  location_number: number;
  subtotal_amount: number;
  service_amount: number;
  total_amount: number;
  paid_amount: number;
  left_amount: number;
  orders: readonly { status_id: OrderStatusId; details: { items: readonly WireItem[] } }[];
};

type Business = Parameters<typeof businessOnTicket>[0] & {
  time_zone: string;
  extras: { service_percent: number };
};

type Printing = { now: Date; people?: number | undefined; isReprint?: boolean };

export function billOfTab(
  tab: WireTab,
  business: Business,
  { now, people, isReprint = false }: Printing,
): Bill {
  const orders = tab.orders.filter((order) => isOwed(order.status_id));
  const subtotalCents = centsFromReais(tab.subtotal_amount);
  const serviceCents = centsFromReais(tab.service_amount);
  const { service_percent: percent } = business.extras;
  return {
    ...businessOnTicket(business),
    time: clockLabel(now, business.time_zone),
    isReprint,
    table: tab.location_number,
    name: tab.name,
    lines: billLines(orders.flatMap(({ details }) => details.items)),
    subtotalCents,
    serviceCents,
    // Each order's service is rounded separately, and the percentage may have been different when it was sent.
    servicePercent:
      Math.abs(percentOf(subtotalCents, percent) - serviceCents) <= orders.length
        ? percent
        : undefined,
    totalCents: centsFromReais(tab.total_amount),
    paidCents: centsFromReais(tab.paid_amount),
    leftCents: centsFromReais(tab.left_amount),
    people,
  };
}

/** Merges lines of the same thing, at the same price, with the same options in each unit. Observations are ignored. */
function billLines(items: readonly WireItem[]): BillLine[] {
  const merged = new Map<string, BillLine>();
  for (const item of items) {
    const left = leftOfLine(item);
    if (!left) continue;
    const { title, qty, priceCents, children } = ticketItem(left);
    const amountCents = centsFromReais(item.amount);
    const inEach = children.map((option) => [option.title, option.qty / qty, option.priceCents]);
    const key = JSON.stringify([title, priceCents, amountCents / qty, inEach]);
    const line = merged.get(key);
    merged.set(key, {
      title,
      qty: qty + (line?.qty ?? 0),
      amountCents: amountCents + (line?.amountCents ?? 0),
      children: children.map((option, index) => ({
        ...option,
        qty: option.qty + (line?.children[index]?.qty ?? 0),
      })),
    });
  }
  return [...merged.values()];
}

/** The typed number of people who share a bill; undefined for anything else. */
export function readPeople(typed: string): number | undefined {
  const count = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= maxShares ? count : undefined;
}

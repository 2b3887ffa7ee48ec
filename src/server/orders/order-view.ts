import type { Order, QueueRow } from "../../contract/orders.ts";
import { addressLine } from "../../domain/address.ts";
import { knownReason } from "../../domain/cancel-reasons.ts";
import { isLanguage, type Language } from "../../domain/languages.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import {
  isCancelled,
  isInProgress,
  orderStatus,
  serviceOfMode,
  startingStatus,
  type OrderStatusId,
} from "../../domain/order-status.ts";
import type { OrderTotal } from "../../domain/order-total.ts";
import { methodLabel } from "../../domain/labels.ts";
import { printLayouts, type PrintLayout } from "../../domain/print-layout.ts";
import { isStaff, type Principal } from "../sessions/principal.ts";
import { amountOfUnits } from "./line-amounts.ts";
import { paymentsView, type PaymentRow } from "../tabs/payment-queries.ts";
import type { LineRow, OrderRow } from "./order-row-queries.ts";
import type { StatusStep } from "./status-queries.ts";
import { orderTexts } from "../texts/documents.ts";

/** An order in full, for its guest and for staff, with what its guests owe. */
export function orderView(
  row: OrderRow,
  {
    lines = [],
    more = 0,
    payments,
    steps,
    principal,
  }: {
    lines: LineRow[] | undefined;
    more?: number | undefined;
    payments?: PaymentRow[] | undefined;
    /** Changes of its status; absent: the order is shown without its steps. */
    steps?: readonly StatusStep[] | undefined;
    principal: Principal;
  },
): Order {
  return {
    id: row.number,
    hash: row.hash,
    _authid: row.guest_id ?? row.user_id,
    mine: isOwn(row, principal),
    mode: row.mode,
    user_name: row.customer_name || orderTexts.nameErased,
    ...(row.customer_email ? { user_email: row.customer_email } : {}),
    ...(row.customer_phone ? { user_phone: row.customer_phone } : {}),
    ...(row.customer_document ? { user_document: row.customer_document } : {}),
    address: row.address ? addressLine(row.address) : (row.location ?? ""),
    service: row.service ?? serviceOfMode(row.mode),
    ...instantsView(row),
    ...(row.area_name ? { area: row.area_name } : {}),
    ...(languageOf(row) && { language: languageOf(row) }),
    ...(row.obs ? { obs: row.obs } : {}),
    ...amountsView(
      {
        subtotalCents: row.subtotal_cents,
        serviceCents: row.service_cents,
        deliveryFeeCents: row.delivery_fee_cents,
        totalCents: row.total_cents,
      },
      { waivesService: row.waives_service === true },
    ),
    ...(row.mode === "sheet" ? {} : { paid_amount: reaisFromCents(paidCents(row)) }),
    ...(payments && isStaff(principal) ? { payments: paymentsView(payments) } : {}),
    ...(row.change_for_cents === null ? {} : { cash_change: reaisFromCents(row.change_for_cents) }),
    payment_method_name: row.payment_method ? methodLabel(row.payment_method) : "",
    created: row.created_at.toISOString(),
    new: row.accepted_at === null && isInProgress(row.status_id),
    ...(row.accepted_at ? { accepted_at: row.accepted_at.toISOString() } : {}),
    ...(row.table_number === null ? {} : { table_number: row.table_number }),
    ...(row.placed_by && isStaff(principal) ? { placed_by: row.placed_by } : {}),
    ...(row.mode === "sheet" && row.guest_id !== null && isStaff(principal)
      ? { by_guest: true as const }
      : {}),
    ...(isEnteredBy(row, principal) ? { entered: true as const } : {}),
    ...(isCancelled(row.status_id) ? { cancelled: cancellationView(row, principal) } : {}),
    ...(steps ? { steps: stepsView(row, steps) } : {}),
    ...(isStaff(principal) ? { printed: printedLayouts(row) } : {}),
    ...statusView(row.status_id),
    details: {
      items: itemsView(lines, { seesIds: seesWhole(principal, row) }),
      ...(more > 0 ? { more } : {}),
    },
  };
}

/** The language that its guest ordered in, where that was not Portuguese. */
export function languageOf({ language }: Pick<OrderRow, "language">): Language | undefined {
  return language !== null && isLanguage(language) ? language : undefined;
}

function instantsView({ scheduled_for, promised_at, ready_at }: OrderRow) {
  const instants = Object.entries({ scheduled_for, promised_at, ready_at });
  return Object.fromEntries(
    instants.flatMap(([name, at]) => (at === null ? [] : [[name, at.toISOString()]])),
  ) as Partial<Pick<Order, "scheduled_for" | "promised_at" | "ready_at">>;
}

/** An order's first status is not on record; where it was accepted by itself, its second is not either. */
function stepsView(row: OrderRow, changes: readonly StatusStep[]): NonNullable<Order["steps"]> {
  const { mode, created_at: at, accepted_at: acceptedAt, guest_id: guestId } = row;
  const begins = startingStatus(mode, { isByStaff: guestId === null });
  const isTakenByItself =
    begins !== startingStatus("sheet") && acceptedAt?.getTime() === at.getTime();
  const first: StatusStep[] = [
    { status_id: begins, at },
    ...(isTakenByItself ? [{ status_id: startingStatus("sheet"), at }] : []),
  ];
  return [...first, ...changes].map((step) => ({
    status_id: step.status_id,
    at: step.at.toISOString(),
    ...(step.with_tab ? { with_tab: true as const } : {}),
  }));
}

function printedLayouts(row: OrderRow): PrintLayout[] {
  const printedAt = { customer: row.customer_printed_at, production: row.production_printed_at };
  return printLayouts.filter((layout) => printedAt[layout] !== null);
}

/** Why the order was cancelled, for everybody who sees it; who did it is for staff. */
function cancellationView(row: OrderRow, principal: Principal): NonNullable<Order["cancelled"]> {
  const by = isStaff(principal) ? row.cancelled_by_name : null;
  const approvedBy = isStaff(principal) ? row.cancel_approved_by_name : null;
  return {
    reason: knownReason(row.cancel_reason),
    ...(row.cancel_text ? { text: row.cancel_text } : {}),
    ...(row.cancelled_at ? { at: row.cancelled_at.toISOString() } : {}),
    ...(by ? { by } : {}),
    ...(approvedBy ? { approved_by: approvedBy } : {}),
  };
}

/** The amounts of an order as its guests owe them: without service if their tab waives it. */
export function amountsView(
  { subtotalCents, serviceCents, deliveryFeeCents, totalCents }: OrderTotal,
  { waivesService }: { waivesService: boolean },
) {
  const waivedCents = waivesService ? serviceCents : 0;
  return {
    subtotal_amount: reaisFromCents(subtotalCents),
    service_amount: reaisFromCents(serviceCents - waivedCents),
    delivery_fee: reaisFromCents(deliveryFeeCents),
    total_amount: reaisFromCents(totalCents - waivedCents),
  };
}

/** Amount that the order comes to for its guests, less what was called off of it, in cents. */
export function owedCents(row: OrderRow): Cents {
  return row.total_cents - (row.waives_service === true ? row.service_cents : 0);
}

/** Payments less refunds of an order without a tab. */
export function paidCents({ paid_cents }: Pick<OrderRow, "paid_cents">): Cents {
  return paid_cents ?? 0;
}

/** The public part of an order: its place in the queue. */
export function queueRowView(row: OrderRow): QueueRow {
  return {
    display_number: row.number,
    mine: false,
    created: row.created_at.toISOString(),
    ...statusView(row.status_id),
  };
}

/** Tells who sees an order whole: staff every one, and guests their own. */
export function seesWhole(principal: Principal, row: OrderRow): boolean {
  return isStaff(principal) || isOwn(row, principal);
}

export function isOwn(row: OrderRow, principal: Principal): boolean {
  if (principal.kind === "guest") return row.guest_id === principal.guestId;
  if (!("userId" in principal)) return false;
  return isEverybodys(row) || idsOfStaff(row).includes(principal.userId);
}

const isEnteredBy = ({ user_id }: OrderRow, principal: Principal): boolean =>
  "userId" in principal && user_id === principal.userId;

const idsOfStaff = ({ user_id, accepted_by, cancelled_by }: OrderRow) => [
  user_id,
  accepted_by,
  cancelled_by,
];

/** An order that was accepted by itself, or that its guest withdrew, has no member of staff: it belongs to all. */
export function isEverybodys(row: OrderRow): boolean {
  const isWithdrawn = isCancelled(row.status_id) && row.cancelled_by === null;
  const isAnswered = row.accepted_at !== null || isWithdrawn;
  return isAnswered && row.user_id === null && row.accepted_by === null;
}

function statusView(statusId: OrderStatusId) {
  const { alias, label } = orderStatus(statusId);
  return { status_id: statusId, status_alias: alias, status_label: label };
}

function itemsView(lines: LineRow[], { seesIds }: { seesIds: boolean }): Order["details"]["items"] {
  const idOf = ({ entry_id: id }: LineRow) => (seesIds ? { id } : {});
  const options = Map.groupBy(lines, (line) => line.parent_line);
  return (options.get(null) ?? []).map((line) => {
    const children = options.get(line.line) ?? [];
    return {
      ...idOf(line),
      line: line.line,
      title_br: line.title_br,
      ...guestTitleView(line.guest_title),
      qty: line.qty,
      cancelled: line.cancelled_qty,
      price: reaisFromCents(line.price_cents),
      amount: reaisFromCents(
        amountOfUnits(line, { qty: line.qty - line.cancelled_qty, options: children }),
      ),
      ...(line.obs ? { obs: line.obs } : {}),
      children: children.map((child) => ({
        ...idOf(child),
        title_br: child.title_br,
        ...guestTitleView(child.guest_title),
        qty: child.qty,
        price: reaisFromCents(child.price_cents),
        ...groupView(child),
      })),
    };
  });
}

function guestTitleView(title: string | null) {
  return title === null ? {} : { guest_title: title };
}

/** Older lines have no group. */
function groupView({ group_id: id, group_title: title, price_rule, free_qty, ...line }: LineRow) {
  if (id === null || title === null || price_rule === null || free_qty === null) return {};
  const own = guestTitleView(line.guest_group_title);
  return { group: { id, title, ...own, price_rule, free_qty } };
}

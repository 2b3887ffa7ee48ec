import { titleFor, titleReader, type OrderedTitle, type TitleReader } from "./guest-title.ts";
import type { Language } from "./languages.ts";
import { ofLine } from "./line-cancel.ts";
import { centsFromReais, type Cents } from "./money.ts";
import type { GroupPricing, PriceRule } from "./option-rules.ts";
import { orderAmounts, type WireAmounts } from "./order-amounts.ts";
import { isCancelled, type OrderMode, type OrderStatusId } from "./order-status.ts";
import type { OrderTotal } from "./order-total.ts";
import { orderPlace, methodLabelled } from "./labels.ts";
import { clockFor, timesFor } from "./reader-clock.ts";
import { portugueseWords, type TicketWords } from "./ticket-words.ts";
import type { Service } from "./service.ts";
import { clockLabel } from "./time-since.ts";

export type TicketOption = {
  title: string;
  qty: number;
  priceCents: Cents;
  /** Its group; older orders do not know it. */
  group?: (GroupPricing & { id: string; title: string }) | undefined;
};
export type TicketItem = TicketOption & { obs: string; children: readonly TicketOption[] };

/** Data of a ticket; absent data is blank. Texts are as they were typed. */
export type Ticket = {
  business: { name: string; document: string };
  currency: string;
  /** Null for a cart, which is no order yet. */
  number: number | null;
  /** The time and day, on the account's clocks. */
  time: string;
  customer: { name: string; phone: string; document: string };
  /** The address, the word for takeout, or the room or table with the word for it. */
  place: string;
  service: Service;
  /** The time and day for which it was ordered ahead. */
  scheduled: string;
  /** The time promised to the guest; blank for a scheduled order. */
  promised: string;
  /** The name of the attendant who sent it. */
  attendant: string;
  /** The language in which the guest ordered, if it was another than Portuguese. */
  language?: Language | undefined;
  /** The reader's words, where the ticket is not the business's; absent: Portuguese. */
  words?: TicketWords | undefined;
  isCancelled: boolean;
  isReprint: boolean;
  /** It has only what was added to an order that is already on paper. */
  isAddition?: boolean;
  obs: string;
  items: readonly TicketItem[];
  total: OrderTotal;
  payment: string;
  /** The note in hand, for which change is wanted. */
  changeForCents: Cents | null;
};

/** An order as the wire has it, amounts in reais. */
type WireOrder = WireAmounts & {
  id: number;
  mode: OrderMode;
  service: Service;
  created: string;
  scheduled_for?: string | undefined;
  promised_at?: string | undefined;
  user_name: string;
  user_phone?: string | undefined;
  user_document?: string | undefined;
  address: string;
  language?: Language | undefined;
  obs?: string | undefined;
  payment_method_name: string;
  placed_by?: string | null | undefined;
  status_id: OrderStatusId;
  details: { items: readonly WireItem[] };
};

type WireGroup = Omit<OrderedTitle, "title_br"> & {
  id: string;
  title: string;
  price_rule: PriceRule;
  free_qty: number;
};
type WireOption = OrderedTitle & { qty: number; price: number; group?: WireGroup | undefined };
type WireItem = WireOption & {
  /** How many of `qty` were cancelled. */
  cancelled: number;
  obs?: string | undefined;
  children: readonly WireOption[];
};

type NamedBusiness = { name: string; extras: { document_number: string; currency: string } };

/** Units of each item of an order that were called off or added. */
export type TicketChange = { kind: "cancelled" | "added"; quantities: number[] };

export function ticketOfOrder(
  order: WireOrder,
  business: NamedBusiness & { time_zone: string },
  {
    isReprint = false,
    change,
    words,
  }: {
    isReprint?: boolean;
    change?: TicketChange | undefined;
    words?: TicketWords | undefined;
  } = {},
): Ticket & { number: number } {
  const said = words ?? portugueseWords;
  const clock = (instant: string) =>
    clockFor(said.language, clockLabel(new Date(instant), business.time_zone));
  const { changeForCents = null, changeCents: _, ...total } = orderAmounts(order);
  return {
    ...businessOnTicket(business),
    number: order.id,
    time: clock(order.created),
    customer: {
      name: order.user_name,
      phone: order.user_phone ?? "",
      document: order.user_document ?? "",
    },
    place: placeOf(order, said),
    service: order.service,
    scheduled: order.scheduled_for ? clock(order.scheduled_for) : "",
    promised: timesFor(said.language, promisedOf(order, business.time_zone)),
    attendant: order.placed_by ?? "",
    language: order.language,
    words,
    isCancelled: isCancelled(order.status_id) || change?.kind === "cancelled",
    isReprint,
    isAddition: change?.kind === "added",
    obs: order.obs ?? "",
    items: order.details.items.flatMap((item, index) => {
      const qty = change ? changedQty(item, { change, index }) : item.qty - item.cancelled;
      const told = ofLine(item, qty);
      return told ? [ticketItem(told, titleReader(order, words?.language))] : [];
    }),
    total,
    payment: paymentOf(order.payment_method_name, said),
    changeForCents,
  };
}

/** Without the day: it is the same evening's. An order ahead is promised for its own time, unless staff moved that. */
function promisedOf({ scheduled_for, promised_at }: WireOrder, timeZone: string): string {
  if (promised_at === undefined || promised_at === scheduled_for) return "";
  return clockLabel(new Date(promised_at), timeZone).slice(0, "20:15".length);
}

function placeOf(
  { service, mode, address }: Pick<WireOrder, "service" | "mode" | "address">,
  words: TicketWords,
): string {
  return service === "takeout" ? words.takeout : orderPlace({ mode, address }, words);
}

/** The method in words; any other text unchanged. */
function paymentOf(label: string, words: TicketWords): string {
  const method = methodLabelled(label);
  return method ? words.methods[method] : label;
}

/** Added units that were called off since are not printed. */
function changedQty(
  { qty, cancelled }: WireItem,
  { change, index }: { change: TicketChange; index: number },
): number {
  const changed = change.quantities[index] ?? 0;
  return change.kind === "added" ? Math.min(changed, qty - cancelled) : changed;
}

export function businessOnTicket({
  name,
  extras: { document_number: document, currency },
}: NamedBusiness): Pick<Ticket, "business" | "currency"> {
  return { business: { name, document }, currency };
}

/** An item of an order, as tickets and bills have it. */
export function ticketItem(
  { obs = "", children, ...item }: Omit<WireItem, "cancelled">,
  reader: TitleReader = "business",
): TicketItem {
  const options = children.map((option) => optionOf(option, reader));
  return { ...optionOf(item, reader), obs, children: options };
}

function optionOf(option: WireOption, reader: TitleReader): TicketOption {
  const { qty, price, group } = option;
  const told = { title: titleFor(option, reader), qty, priceCents: centsFromReais(price) };
  if (!group) return told;
  const { id, price_rule: priceRule, free_qty: freeQty } = group;
  const title = titleFor({ ...group, title_br: group.title }, reader);
  return { ...told, group: { id, title, priceRule, freeQty } };
}

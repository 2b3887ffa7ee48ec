import * as z from "zod/mini";
import { cancelReasons } from "../domain/cancel-reasons.ts";
import { languages } from "../domain/languages.ts";
import { priceRules } from "../domain/option-rules.ts";
import { orderModes, orderStatuses, orderTabs } from "../domain/order-status.ts";
import { printLayouts } from "../domain/print-layout.ts";
import { longestPromiseMinutes, promiseStepMinutes } from "../domain/promised-time.ts";
import { limits } from "../domain/text-rules.ts";
import { addressData, cart, userData } from "./cart.ts";
import { quoteRefusals } from "./errors.ts";
import { approval, day, id, instant, plainText, reais, summedReais } from "./fields.ts";
import { historyEntry } from "./history.ts";
import { ignoring } from "./ignoring.ts";
import { quote, service } from "./quote.ts";
import { payment, paymentBody, pixCharge, pixQuery, refundBody } from "./payments.ts";
import { defineContract } from "./route.ts";
import { serviceAgeLimits } from "./services.ts";
import { wires } from "./wire.ts";

/** The menu's item or option, for staff and for the guest whose order it is. */
const entryId = z.optional(id);

/** An option's group at the time of the order; older orders have none. */
const orderedGroup = z.strictObject({
  id,
  title: z.string(),
  guest_title: z.optional(z.string()),
  price_rule: z.enum(priceRules),
  free_qty: z.int(),
});

const orderedEntry = {
  id: entryId,
  title_br: z.string(),
  /** Its title at that time in the order's language, if it differs from the Portuguese one. */
  guest_title: z.optional(z.string()),
  qty: z.int(),
  price: reais,
};

const orderItem = z.strictObject({
  ...orderedEntry,
  /** The line's number in the order. */
  line: z.int(),
  /** How many of `qty` were cancelled. */
  cancelled: z.int(),
  /** Price of the units that are left with their options, by the rules of their groups. */
  amount: summedReais,
  obs: z.optional(z.string()),
  children: z.array(z.strictObject({ ...orderedEntry, group: z.optional(orderedGroup) })),
});

const statusId = z.literal(orderStatuses.map((status) => status.id));

const status = {
  status_id: statusId,
  status_alias: z.string(),
  status_label: z.string(),
};

const amounts = {
  subtotal_amount: reais,
  service_amount: reais,
  delivery_fee: reais,
  total_amount: reais,
};

/** Why and by whom an order was called off. */
const cancellation = z.strictObject({
  /** Null if nobody gave a reason. */
  reason: z.nullable(z.enum(cancelReasons)),
  text: z.optional(z.string()),
  at: z.optional(instant),
  /** For staff: who did it, and the owner who approved it if that was needed. */
  by: z.optional(z.string()),
  approved_by: z.optional(z.string()),
});

export const order = z.strictObject({
  /** The account's own running number, printed after `#00`. */
  id: z.int(),
  hash: z.string(),
  _authid: z.nullable(id),
  mine: z.boolean(),
  mode: z.enum(orderModes),
  user_name: z.string(),
  user_email: z.optional(z.string()),
  user_phone: z.optional(z.string()),
  user_document: z.optional(z.string()),
  address: z.string(),
  service,
  /** Ordered ahead, for this instant. */
  scheduled_for: z.optional(instant),
  /** The delivery area's name at the time of the order. */
  area: z.optional(z.string()),
  /** The time that was promised to the guest. */
  promised_at: z.optional(instant),
  /** When it became ready to be fetched or taken away. */
  ready_at: z.optional(instant),
  /** The language in which its guest ordered, where it is not Portuguese. */
  language: z.optional(z.enum(languages)),
  obs: z.optional(z.string()),
  ...amounts,
  /** Payments less refunds, of orders without a tab. */
  paid_amount: z.optional(summedReais),
  /** Those payments, oldest first; only for staff, in the answer for this one order. */
  payments: z.optional(z.array(payment)),
  /** Reais in hand, when change was asked for. */
  cash_change: z.optional(reais),
  payment_method_name: z.string(),
  created: instant,
  /** Nobody of the staff has taken it yet. */
  new: z.boolean(),
  accepted_at: z.optional(instant),
  /** On orders of a tab: its table. */
  table_number: z.optional(z.int()),
  /** For staff: the name of the staff member who entered it, and whether a guest ordered it with the table's code. */
  placed_by: z.optional(z.string()),
  by_guest: z.optional(z.literal(true)),
  /** For staff: the person who asks entered it. `mine` is true for accepting or cancelling it as well. */
  entered: z.optional(z.literal(true)),
  cancelled: z.optional(cancellation),
  /** When it reached each of its statuses, in order, and whether by closing its tab; absent in lists and events. */
  steps: z.optional(
    z.array(
      z.strictObject({ status_id: statusId, at: instant, with_tab: z.optional(z.literal(true)) }),
    ),
  ),
  /** For the guest, once the order is finished: they have rated since they ordered. */
  rated: z.optional(z.literal(true)),
  /** For the guest, where the operator has set up messages: the key to subscribe with, and whether they have. */
  push: z.optional(z.strictObject({ public_key: z.string(), subscribed: z.boolean() })),
  /** For staff, in the answer for this one order: all that happened to it, oldest first. */
  history: z.optional(z.array(historyEntry)),
  /** The layouts of its ticket that have been printed, for staff. */
  printed: z.optional(z.array(z.enum(printLayouts))),
  ...status,
  details: z.strictObject({
    items: z.array(orderItem),
    /** In lists and events: the number of further items that `GET order/{hash}` has. */
    more: z.optional(z.int()),
  }),
});
export type Order = z.infer<typeof order>;

/** Somebody who has ordered before, with the data that they gave then. */
const knownCaller = z.strictObject({
  name: z.string(),
  phone: z.string(),
  email: z.optional(z.string()),
  document: z.optional(z.string()),
  /** The address of their last delivery. */
  address: z.optional(addressData),
  /** When they ordered last. */
  last: instant,
});
export type KnownCaller = z.infer<typeof knownCaller>;

/** A guest's view of other orders: the place in the queue and nothing else. */
export const queueRow = z.strictObject({
  display_number: z.int(),
  mine: z.literal(false),
  created: instant,
  ...status,
});
export type QueueRow = z.infer<typeof queueRow>;

export const orderHash = z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** Staff do something to the order that a call names, and are answered the order as it is then. */
export const ofOrder = {
  access: "staff",
  params: orderHash,
  response: z.strictObject({ order }),
} as const;

export const ordersContract = defineContract({
  quote: {
    ...wires.orders.quote,
    summary: "What an order comes to and whether it would be taken; nothing is stored",
    access: "guest",
    mode: "read",
    body: ignoring(z.strictObject({ cartData: cart }), ["userData", "language", "shown_total"]),
    response: z.strictObject({ quote }),
  },
  place: {
    ...wires.orders.place,
    summary:
      "Place an order for delivery, to a room, or on a tab. What staff enter is taken at once",
    access: "guest",
    idempotent: true,
    status: 201,
    body: z.strictObject({
      userData,
      /** The language that the guest reads the menu in. */
      language: z.optional(z.enum(languages)),
      cartData: cart,
      locationHash: z.optional(plainText(64)),
      /** The total that the guest was shown; another one is refused with `quote_changed`. */
      shown_total: z.optional(summedReais),
    }),
    response: z.strictObject({
      order: z.strictObject({
        id: z.int(),
        hash: z.string(),
        status_id: statusId,
        ...amounts,
        created: instant,
      }),
    }),
    refusals: [
      "mandatory_fields",
      "invalid_email",
      "registry_code",
      "address.state",
      "price_changed",
      "unavailable_items",
      "invalid_options",
      "deal_closed",
      ...quoteRefusals,
      "invalid_key",
      "sold_out",
      "quote_changed",
    ],
  },
  caller: {
    ...wires.orders.caller,
    summary: "Who has ordered last by a phone number, for staff who take an order by telephone",
    access: "staff",
    mode: "read",
    // The phone is in the body, because proxies log addresses.
    body: z.strictObject({ phone: plainText(limits.phone) }),
    response: z.strictObject({ caller: z.nullable(knownCaller) }),
  },
  list: {
    ...wires.orders.list,
    summary: "Orders, newest first: all for staff; a guest's own, with others as queue rows",
    access: "guest",
    query: z.strictObject({
      mine: z.optional(z.enum(["0", "1"])),
      tab: z.optional(z.enum(orderTabs.map((tab) => tab.key))),
      from: z.optional(day),
      to: z.optional(day),
      /** Whether the days end with the shop's business days, as those of reports do, instead of at midnight. */
      business: z.optional(z.literal("1")),
      cursor: z.optional(plainText(100)),
      /**
       * Staff only: lists what nobody has taken, first what guests await an answer to, then the rest, each oldest first.
       * The cursor is the only other parameter that counts then.
       */
      waiting: z.optional(z.literal("1")),
      /** Staff only: words of the customer's name, the order's number, or that of its table or room. */
      q: z.optional(plainText(limits.query)),
      /** Staff only. */
      service: z.optional(service),
    }),
    response: z.strictObject({
      orders: z.array(z.union([order, queueRow])),
      next: z.nullable(z.string()),
      /** Number of orders that nobody has taken, on all pages; for staff. */
      waiting: z.optional(z.int()),
      /** How long orders may wait; for staff. */
      age_limits: z.optional(serviceAgeLimits),
    }),
  },
  get: {
    ...wires.orders.get,
    summary: "One order, for the guest who placed it and for staff",
    access: "guest",
    params: orderHash,
    response: order,
  },
  accept: {
    ...wires.orders.accept,
    ...ofOrder,
    summary:
      "Take an order that nobody has taken yet, and promise its time; one that somebody has taken stays as it is",
    body: z.strictObject({
      /** Minutes from now until it is ready or delivered; absent: as usual. An order ahead keeps its own time. */
      minutes: z.optional(
        z.int().check(z.minimum(promiseStepMinutes), z.maximum(longestPromiseMinutes)),
      ),
    }),
    refusals: ["already_answered"],
  },
  refuse: {
    ...wires.orders.refuse,
    ...ofOrder,
    summary:
      "Cancel an order that nobody has taken yet, for a reason that its guest reads; again it changes nothing",
    body: z.strictObject({
      reason: z.enum(cancelReasons),
      text: z.optional(plainText(limits.cancelText)),
    }),
    refusals: ["already_answered", "approval_required"],
  },
  withdraw: {
    ...wires.orders.withdraw,
    ...ofOrder,
    summary:
      "A guest takes back an order of theirs that nobody has taken yet; again it changes nothing",
    access: "guest",
    body: z.strictObject({}),
    refusals: ["already_answered"],
  },
  promise: {
    ...wires.orders.promise,
    ...ofOrder,
    summary: "Change the time for which an order under way is promised",
    body: z.strictObject({ promised_at: instant }),
    refusals: ["deal_closed"],
  },
  markReady: {
    ...wires.orders.markReady,
    ...ofOrder,
    summary: "Say that an order is ready; one that has been said to be stays so since then",
    body: z.strictObject({}),
    refusals: ["deal_closed"],
  },
  pix: {
    ...wires.orders.pix,
    summary: "A PIX code for what is paid of an order, for its guest and for staff",
    access: "guest",
    urgency: "order",
    params: orderHash,
    query: pixQuery,
    response: pixCharge,
  },
  markPrinted: {
    ...wires.orders.markPrinted,
    ...ofOrder,
    summary:
      "Say that a layout of the order's ticket is printed; what is printed later is a second copy",
    params: z.strictObject({ hash: orderHash.shape.hash, layout: z.enum(printLayouts) }),
    body: z.strictObject({}),
  },
  setStatus: {
    ...wires.orders.setStatus,
    ...ofOrder,
    summary:
      "Change an order's status. Cancelling may be an owner's to do, or to approve: `approval_required`",
    params: z.strictObject({
      hash: orderHash.shape.hash,
      statusId: z.enum(orderStatuses.map((row) => `${row.id}` as const)),
    }),
    /** The reason, its text and an owner's approval are for status 6 (cancelled) only. */
    body: z.strictObject({
      /**
       * The status that the caller sees. If somebody else has already advanced the order at least as far, nothing
       * changes. If it is finished or cancelled by then, the call is a `conflict`.
       */
      seen: z.optional(statusId),
      reason: z.optional(z.enum(cancelReasons)),
      text: z.optional(plainText(limits.cancelText)),
      approval: z.optional(approval),
    }),
    // An approval's password takes time to verify.
    detached: true,
    refusals: ["deal_closed", "conflict", "sold_out", "approval_required", "Invalid Credentials"],
  },
  pay: {
    ...wires.orders.pay,
    ...ofOrder,
    summary: "Take a payment for an order that is on no tab",
    idempotent: true,
    /** `amount` is above zero and at most the amount left to pay; absent: all of it. */
    body: z.strictObject(paymentBody),
    refusals: ["deal_closed", "conflict"],
  },
  refund: {
    ...wires.orders.refund,
    ...ofOrder,
    summary: "Give back of an order's payment",
    idempotent: true,
    body: refundBody,
    // An approval's password takes time to verify.
    detached: true,
    refusals: ["conflict", "approval_required", "Invalid Credentials"],
  },
});

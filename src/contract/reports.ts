import * as z from "zod/mini";
import { cancelReasons } from "../domain/cancel-reasons.ts";
import { paymentMethods } from "../domain/payment-methods.ts";
import { reportGroupings } from "../domain/report.ts";
import { limits } from "../domain/text-rules.ts";
import { cashMovement } from "./cash.ts";
import { day, instant, plainText, summedReais } from "./fields.ts";
import { service } from "./quote.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** Reais; negative if more was given back than taken. */
const balance = z.number();

const method = z.nullable(z.enum(paymentMethods));

const amounts = {
  /** The number of orders; for items, how often they were ordered; for payment methods, the number of payments. */
  orders: z.int(),
  items_amount: balance,
  /** Without waived service; see `waived_amount`. */
  service_amount: balance,
  delivery_fee: balance,
  total_amount: balance,
};

const salesRow = z.strictObject({
  /**
   * A day, an hour (0 to 23), a weekday (0 is Sunday), a code, or an id; empty where there is none, as of items that are
   * gone from the menu. All stations of an account without any are `none`.
   */
  key: z.string(),
  /** A name, if the key is an id. */
  label: z.optional(z.string()),
  ...amounts,
  /** Units; only for items. */
  quantity: z.optional(z.int()),
  /** The amount given back, already taken off the total; only for payment methods. */
  refunded_amount: z.optional(balance),
  /** The total of the same key in the range before; for days, of the day at the same place in it. */
  previous_amount: balance,
});
export type SalesRow = z.infer<typeof salesRow>;

const salesTotals = z.strictObject({
  ...amounts,
  /** Waived service. The amounts above leave it out, except for service waived for single payers of a tab. */
  waived_amount: balance,
  /** The part of it that was waived for single payers: a day's closing counts it as not sold, and the amounts do not. */
  payer_waived_amount: balance,
});
export type SalesTotals = z.infer<typeof salesTotals>;

const days = z.strictObject({ from: day, to: day });

const sales = z.strictObject({
  ...days.shape,
  by: z.enum(reportGroupings),
  previous: days,
  totals: salesTotals,
  previous_totals: salesTotals,
  rows: z.array(salesRow),
  /** Every hour of every weekday; with `weekday` and `hour`. */
  heat: z.optional(
    z.array(
      z.strictObject({ weekday: z.int(), hour: z.int(), orders: z.int(), total_amount: balance }),
    ),
  ),
});
export type SalesReport = z.infer<typeof sales>;

const salesQuery = z.strictObject({ from: day, to: day, by: z.enum(reportGroupings) });

/** Minutes; null without orders. */
const duration = z.strictObject({
  orders: z.int(),
  median: z.nullable(z.int()),
  /** Nine in ten took at most this long. */
  nine_in_ten: z.nullable(z.int()),
});

const reason = z.nullable(z.enum(cancelReasons));

const operation = z.strictObject({
  ...days.shape,
  times: z.strictObject({ accept: duration, prepare: duration, deliver: duration }),
  cancellations: z.array(
    z.strictObject({
      of: z.enum(["order", "line"]),
      reason,
      by: z.nullable(z.string()),
      count: z.int(),
      amount: balance,
    }),
  ),
  refunds: z.array(z.strictObject({ by: z.nullable(z.string()), count: z.int(), amount: balance })),
});
export type OperationReport = z.infer<typeof operation>;

const countedName = z.enum([...paymentMethods, "unknown"]);

/** Counted reais by payment method; a method that nobody counted is absent. */
const counted = z.partialRecord(countedName, summedReais);
export type CountedAmounts = z.infer<typeof counted>;

const dayMethod = z.strictObject({
  /** Null: taken before methods were stored. */
  method,
  payments: z.int(),
  received_amount: balance,
  refunded_amount: balance,
  /** The amount that should be there: received minus given back, and for cash plus the drawer's movements. */
  expected_amount: balance,
});

/** The parts of the cash that should be in the drawer. Amounts that go out are positive too. */
const drawer = z.strictObject({
  float_amount: balance,
  received_amount: balance,
  refunded_amount: balance,
  in_amount: balance,
  out_amount: balance,
  expected_amount: balance,
});
export type Drawer = z.infer<typeof drawer>;

const dayTotals = z.strictObject({
  orders: z.int(),
  items_amount: balance,
  service_charged: balance,
  service_waived: balance,
  delivery_fee: balance,
  total_amount: balance,
  received_amount: balance,
});

const closing = z.strictObject({
  id: z.string(),
  at: instant,
  by: z.nullable(z.string()),
  note: z.optional(z.string()),
  totals: dayTotals,
  methods: z.array(
    z.strictObject({
      method,
      /** Null where nobody counted it. */
      counted_amount: z.nullable(balance),
      expected_amount: balance,
      difference: z.nullable(balance),
      /** How much the expected amount has changed since then. */
      corrected_amount: balance,
    }),
  ),
  /** The drawer at the closing; absent in closings from before drawers were kept. */
  drawer: z.optional(drawer),
  /** Cash that stays in the drawer for the next day, if somebody entered it. */
  left_amount: z.optional(balance),
  /** How much the sold amount has changed since then. */
  corrected_total: balance,
});

const subject = { hash: z.optional(z.string()), sheet: z.optional(z.string()) };

const owed = { total_amount: balance, left_amount: balance };

const dayReport = z.strictObject({
  day,
  starts_at: instant,
  ends_at: instant,
  totals: dayTotals,
  services: z.array(z.strictObject({ service, ...amounts })),
  methods: z.array(dayMethod),
  drawer,
  movements: z.array(cashMovement),
  /** Deliveries and pickups without a payment here, by the method that their guests chose. */
  on_delivery: z.array(z.strictObject({ method, orders: z.int(), amount: balance })),
  attendants: z.array(
    z.strictObject({
      /** Null: guests themselves, and staff who were removed. */
      name: z.nullable(z.string()),
      orders: z.int(),
      total_amount: balance,
      received_amount: balance,
    }),
  ),
  cancellations: z.array(
    z.strictObject({
      ...subject,
      order: z.int(),
      /** Only for a line. */
      title_br: z.optional(z.string()),
      qty: z.optional(z.int()),
      amount: balance,
      reason,
      text: z.optional(z.string()),
      by: z.nullable(z.string()),
      approved_by: z.optional(z.string()),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.strictObject({
      ...subject,
      method,
      amount: balance,
      reason: z.string(),
      by: z.nullable(z.string()),
      at: instant,
    }),
  ),
  open_sheets: z.array(
    z.strictObject({
      hash: z.string(),
      table_number: z.int(),
      name: z.string(),
      opened_at: instant,
      ...owed,
    }),
  ),
  /** Orders in progress, without those on the tabs above. */
  unfinished: z.array(z.strictObject({ hash: z.string(), order: z.int(), service, ...owed })),
  /** Oldest first. */
  closings: z.array(closing),
});
export type DayReport = z.infer<typeof dayReport>;

const dayQuery = z.strictObject({ date: z.optional(day) });

export const reportsContract = defineContract({
  sales: {
    ...wires.reports.sales,
    summary: "What was sold on business days, grouped, beside as many days before",
    access: "admin",
    query: salesQuery,
    response: sales,
  },
  salesFile: {
    ...wires.reports.salesFile,
    summary: "The same as a table for spreadsheets",
    access: "admin",
    query: salesQuery,
    binary: "text/csv",
  },
  operation: {
    ...wires.reports.operation,
    summary: "How long orders took, and what was cancelled and given back, by reason and person",
    access: "admin",
    query: z.strictObject({ from: day, to: day }),
    response: operation,
  },
  day: {
    ...wires.reports.day,
    summary: "A business day, by default the one under way, with what was counted at its end",
    access: "admin",
    query: dayQuery,
    response: dayReport,
  },
  dayFile: {
    ...wires.reports.dayFile,
    summary: "The same as a table for spreadsheets",
    access: "admin",
    query: dayQuery,
    binary: "text/csv",
  },
  closeDay: {
    ...wires.reports.closeDay,
    summary: "Keep what was counted at the end of a business day, beside what was expected then",
    access: "admin",
    unseen: true,
    idempotent: true,
    refusals: ["conflict"],
    body: z.strictObject({
      date: z.optional(day),
      counted,
      /** The amounts that the count was compared with; refused where they are others by now. */
      expected: z.optional(z.partialRecord(countedName, balance)),
      /** Cash that stays in the drawer for the next day, at most what was counted. */
      left: z.optional(summedReais),
      note: z.optional(plainText(limits.obs)),
    }),
    response: dayReport,
  },
});

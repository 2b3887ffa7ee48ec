import * as z from "zod/mini";
import { cancelReasons } from "../domain/cancel-reasons.ts";
import { paymentMethods } from "../domain/payment-methods.ts";
import { reportGroupings } from "../domain/report.ts";
import { limits } from "../domain/text-rules.ts";
import { cashMovement } from "./cash.ts";
import { day, instant, plainText, summedReais } from "./fields.ts";
import { service } from "./quote.ts";
import { defineContract } from "./route.ts";
import { reportsWire as wire } from "./wire.ts";

/** Reais, and below zero where more was given back than taken. */
const balance = z.number();

const method = z.nullable(z.enum(paymentMethods));

const amounts = {
  /** Orders; of items how often they were ordered, of ways to pay how many payments. */
  orders: z.int(),
  items_amount: balance,
  /** Without what guests did without. */
  service_amount: balance,
  delivery_fee: balance,
  total_amount: balance,
};

const salesRow = z.strictObject({
  /** A day, an hour (0 to 23), a weekday (0 is Sunday), a code, or an id; empty where there is none. */
  key: z.string(),
  /** A name, if the key is an id. */
  label: z.optional(z.string()),
  ...amounts,
  /** Units; only of items. */
  quantity: z.optional(z.int()),
  /** Given back; only of ways to pay, and taken off the total. */
  refunded_amount: z.optional(balance),
  /** The same of the range before: of the same key, of days of the same place in it. */
  previous_amount: balance,
});
export type SalesRow = z.infer<typeof salesRow>;

const salesTotals = z.strictObject({
  ...amounts,
  /** Service that guests did without: left out above, but for what single payers of a tab did without. */
  waived_amount: balance,
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

/** Minutes; null without any. */
const duration = z.strictObject({
  orders: z.int(),
  median: z.nullable(z.int()),
  /** Within which nine of ten were done. */
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

/** Reais by way to pay; none for those that nobody counted. */
const counted = z.partialRecord(z.enum([...paymentMethods, "unknown"]), summedReais);
export type CountedAmounts = z.infer<typeof counted>;

const dayMethod = z.strictObject({
  /** Null: taken before methods were kept. */
  method,
  payments: z.int(),
  received_amount: balance,
  refunded_amount: balance,
  /** The amount that should be there: received less given back, and of cash what the drawer's movements add to it. */
  expected_amount: balance,
});

/** The parts of the cash that should be in the drawer; what goes out of it is above zero as well. */
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
      /** The change since then of the expected amount. */
      corrected_amount: balance,
    }),
  ),
  /** The drawer as it was then; absent of closings from before it was kept. */
  drawer: z.optional(drawer),
  /** Cash that stays in the drawer for the next day, where somebody said so. */
  left_amount: z.optional(balance),
  /** The change since then of the sold amount. */
  corrected_total: balance,
});

const subject = { hash: z.optional(z.string()), sheet: z.optional(z.string()) };

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
      /** Null: guests themselves, and those who are no longer here. */
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
      /** Only of a line. */
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
    }),
  ),
  unfinished: z.array(
    z.strictObject({ hash: z.string(), order: z.int(), service, total_amount: balance }),
  ),
  /** The first one first. */
  closings: z.array(closing),
});
export type DayReport = z.infer<typeof dayReport>;

const dayQuery = z.strictObject({ date: z.optional(day) });

export const reportsContract = defineContract({
  sales: {
    ...wire.sales,
    summary: "What was sold on business days, grouped, beside as many days before",
    access: "admin",
    mode: "read",
    query: salesQuery,
    response: sales,
  },
  salesFile: {
    ...wire.salesFile,
    summary: "The same as a table for spreadsheets",
    access: "admin",
    mode: "read",
    query: salesQuery,
    binary: "text/csv",
  },
  operation: {
    ...wire.operation,
    summary: "How long orders took, and what was cancelled and given back, by reason and person",
    access: "admin",
    mode: "read",
    query: z.strictObject({ from: day, to: day }),
    response: operation,
  },
  day: {
    ...wire.day,
    summary: "A business day, by default the one under way, with what was counted at its end",
    access: "admin",
    mode: "read",
    query: dayQuery,
    response: dayReport,
  },
  dayFile: {
    ...wire.dayFile,
    summary: "The same as a table for spreadsheets",
    access: "admin",
    mode: "read",
    query: dayQuery,
    binary: "text/csv",
  },
  closeDay: {
    ...wire.closeDay,
    summary: "Keep what was counted at the end of a business day, beside what was expected then",
    access: "admin",
    mode: "write",
    unseen: true,
    idempotent: true,
    body: z.strictObject({
      date: z.optional(day),
      counted,
      /** Cash that stays in the drawer for the next day, at most what was counted. */
      left: z.optional(summedReais),
      note: z.optional(plainText(limits.obs)),
    }),
    response: dayReport,
  },
});

import * as z from "zod/mini";
import { limits } from "../domain/text-rules.ts";
import { id, instant, plainText, summedReais } from "./fields.ts";
import { historyEntry } from "./history.ts";
import { order, orderHash } from "./orders.ts";
import { defineContract } from "./route.ts";
import { sheetSummary } from "./tables.ts";
import { sheetsWire as wire } from "./wire.ts";

const sheetDetails = z.strictObject({
  ...sheetSummary.shape,
  location_number: z.int(),
  closed: z.boolean(),
  waives_service: z.boolean(),
  subtotal_amount: summedReais,
  service_amount: summedReais,
  total_amount: summedReais,
  paid_amount: summedReais,
  left_amount: summedReais,
  /** Oldest first. */
  orders: z.array(
    z.strictObject({
      ...order.shape,
      /** The name of the attendant who sent it; null when they are no longer here. */
      placed_by: z.nullable(z.string()),
    }),
  ),
  /** All that happened to it, oldest first. */
  history: z.array(historyEntry),
  /** Oldest first. */
  payments: z.array(
    z.strictObject({
      id,
      exp_amount: summedReais,
      created: instant,
      /** The name of who took it; null when they are no longer here. */
      by: z.nullable(z.string()),
    }),
  ),
});
export type SheetDetails = z.infer<typeof sheetDetails>;

const details = z.strictObject({ details: sheetDetails });

export const sheetsContract = defineContract({
  open: {
    ...wire.open,
    summary: "Open a tab at a table; a table has at most one that is not individual",
    access: "staff",
    mode: "write",
    idempotent: true,
    status: 201,
    body: z.strictObject({
      data: z.strictObject({
        individual: z.boolean(),
        location: id,
        name: plainText(limits.tabName),
      }),
    }),
    response: z.strictObject({ newOrderSheet: sheetSummary }),
    refusals: ["invalid_id", "conflict"],
  },
  get: {
    ...wire.get,
    summary: "A tab with its orders and payments",
    access: "staff",
    mode: "read",
    params: orderHash,
    response: details,
  },
  pay: {
    ...wire.pay,
    summary: "Take a payment on a tab; the one that leaves nothing to pay closes it",
    access: "staff",
    mode: "write",
    idempotent: true,
    params: orderHash,
    body: z.strictObject({
      /** Above zero and at most what is left; zero where waiving leaves nothing. Absent: all that is left. */
      amount: z.optional(summedReais),
      /** Waives the service, or takes that back; absent: no change. */
      waive_service: z.optional(z.boolean()),
    }),
    response: details,
    refusals: ["deal_closed"],
  },
  close: {
    ...wire.close,
    summary: "Close a tab on which nothing is left to pay; closing it again changes nothing",
    access: "staff",
    mode: "write",
    params: orderHash,
    body: z.strictObject({}),
    response: details,
    refusals: ["conflict"],
  },
});

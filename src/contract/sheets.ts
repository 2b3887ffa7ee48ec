import * as z from "zod/mini";
import { limits } from "../domain/text-rules.ts";
import { maxOrderLines } from "../domain/quantity.ts";
import {
  approval,
  asProblem,
  id,
  instant,
  plainText,
  quantity,
  requiredText,
  summedReais,
} from "./fields.ts";
import { historyEntry } from "./history.ts";
import { order, orderHash } from "./orders.ts";
import {
  paidLines,
  paidShare,
  payment,
  paymentBody,
  pixCharge,
  pixQuery,
  refundBody,
} from "./payments.ts";
import { defineContract } from "./route.ts";
import { sheetSummary } from "./tables.ts";
import { wires } from "./wire.ts";

const sheetDetails = z.strictObject({
  ...sheetSummary.shape,
  location_number: z.int(),
  closed: z.boolean(),
  closed_at: z.optional(instant),
  /** The hash of the tab that has its orders and payments now. */
  merged_into: z.optional(z.string()),
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
  payments: z.array(payment),
  /** The lines to split the bill by: each that somebody owes, without its cancelled units. */
  bill_lines: z.array(
    z.strictObject({
      /** The hash of its order, and its number there. */
      order: z.string(),
      line: z.int(),
      title_br: z.string(),
      options: z.array(z.strictObject({ title_br: z.string(), qty: z.int() })),
      qty: z.int(),
      paid_qty: z.int(),
      amount: summedReais,
      /** The line's part of its order's service. */
      service_amount: summedReais,
    }),
  ),
});
export type SheetDetails = z.infer<typeof sheetDetails>;

const closedSheet = z.strictObject({
  ...sheetSummary.shape,
  location_number: z.int(),
  closed_at: instant,
  /** The name of who closed it; null when they are no longer here. */
  closed_by: z.nullable(z.string()),
  /** Sum of its orders, with the service unless that was waived. */
  total_amount: summedReais,
});
export type ClosedSheet = z.infer<typeof closedSheet>;

const passedLine = z.strictObject({
  order: orderHash.shape.hash,
  /** The item's line in the order. */
  line: z.int(),
  qty: quantity,
});

const details = z.strictObject({ details: sheetDetails });

/** Staff do something to the tab that a call names, and are answered the tab as it is then. */
const ofTab = { access: "staff", params: orderHash, response: details } as const;

export const sheetsContract = defineContract({
  open: {
    ...wires.sheets.open,
    summary:
      "Open a tab at a table; a table has at most one that is not individual. A hash that its opener has opened before answers that tab",
    access: "staff",
    idempotent: true,
    status: 201,
    body: z.strictObject({
      data: z.strictObject({
        individual: z.boolean(),
        location: id,
        name: plainText(limits.tabName),
        /** 128 random bits from the device, which can then go on before the answer comes; absent: the server's. */
        hash: z.optional(orderHash.shape.hash),
      }),
    }),
    response: z.strictObject({ newOrderSheet: sheetSummary }),
    refusals: ["invalid_id", "conflict"],
  },
  get: {
    ...wires.sheets.get,
    summary: "A tab with its orders and payments",
    access: "staff",
    params: orderHash,
    response: details,
  },
  pay: {
    ...wires.sheets.pay,
    ...ofTab,
    summary:
      "Take a payment on a tab; the one that leaves nothing to pay closes it. `conflict`: an order on it is to be accepted or refused before",
    idempotent: true,
    body: z.strictObject({
      /**
       * `amount` is above zero and at most the amount left to pay, or zero if waiving the service leaves nothing to
       * pay. With lines or a share it is the amount shown to the payer; any other amount is refused.
       */
      ...paymentBody,
      /** The purpose of the payment; without either, any amount can be paid. */
      lines: z.optional(paidLines),
      shares: z.optional(paidShare),
      /** Waives the tab's service, or takes that back; absent: no change. With lines or a share, just this payer's. */
      waive_service: z.optional(z.boolean()),
    }),
    refusals: ["deal_closed", "conflict"],
  },
  refund: {
    ...wires.sheets.refund,
    ...ofTab,
    summary:
      "Give back of a payment; a closed tab on which something is owed by that is open again",
    idempotent: true,
    body: refundBody,
    // An approval's password takes time to verify.
    detached: true,
    refusals: ["conflict", "approval_required", "Invalid Credentials"],
  },
  pix: {
    ...wires.sheets.pix,
    summary: "A PIX code for what is paid on a tab",
    access: "staff",
    urgency: "order",
    params: orderHash,
    query: z.extend(pixQuery, {
      /** Whether the payment waives the service; absent: as stored. */
      waive_service: z.optional(z.enum(["0", "1"])),
    }),
    response: pixCharge,
  },
  close: {
    ...wires.sheets.close,
    ...ofTab,
    summary: "Close a tab on which nothing is left to pay; closing it again changes nothing",
    body: z.strictObject({}),
    refusals: ["conflict"],
  },
  listClosed: {
    ...wires.sheets.listClosed,
    summary: "Tabs that were closed on the business day that is under way, the last one first",
    access: "staff",
    query: z.strictObject({ closed: z.literal("today") }),
    response: z.strictObject({
      sheets: z.array(closedSheet),
      /** There are others, which were closed earlier. */
      more: z.boolean(),
    }),
  },
  rename: {
    ...wires.sheets.rename,
    ...ofTab,
    summary: "Call a tab by another name; an empty one is its table's",
    body: z.strictObject({ name: plainText(limits.tabName) }),
    refusals: ["deal_closed"],
  },
  move: {
    ...wires.sheets.move,
    ...ofTab,
    summary:
      "Take a tab to another table. `conflict`: that table has an open tab that is not individual; the two can be merged",
    body: z.strictObject({ location: id }),
    refusals: ["invalid_id", "deal_closed", "conflict"],
  },
  merge: {
    ...wires.sheets.merge,
    ...ofTab,
    summary:
      "Make a tab's orders and payments those of another open tab, whose details are answered; the tab itself is closed. `conflict`: the total would change, since one does without service",
    body: z.strictObject({ into: orderHash.shape.hash }),
    refusals: ["deal_closed", "conflict"],
  },
  pass: {
    ...wires.sheets.pass,
    ...ofTab,
    summary:
      "Pass lines to another open tab, or to the tab of a table, which is opened if need be. `conflict`: a line is not there any more, or is paid for",
    idempotent: true,
    body: z.strictObject({
      to: z.union([orderHash.shape.hash, z.strictObject({ location: id })]),
      lines: z.array(passedLine).check(
        z.minLength(1),
        z.maxLength(maxOrderLines),
        z.refine(
          (lines) => new Set(lines.map((one) => `${one.order} ${one.line}`)).size === lines.length,
          asProblem({ code: "repeated" }),
        ),
      ),
    }),
    refusals: ["invalid_id", "deal_closed", "conflict"],
  },
  reopen: {
    ...wires.sheets.reopen,
    ...ofTab,
    summary:
      "Open a tab again that was closed on the same business day; an owner does, or approves: `approval_required`. `conflict`: its table has another open tab that is not individual",
    body: z.strictObject({
      reason: requiredText(limits.cancelText),
      approval: z.optional(approval),
    }),
    // An approval's password takes time to verify.
    detached: true,
    refusals: ["deal_closed", "conflict", "approval_required", "Invalid Credentials"],
  },
});

import * as z from "zod/mini";
import { id, instant, summedReais } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

export const sheetSummary = z.strictObject({
  id,
  hash: z.string(),
  /** The tab's name; empty if it goes by its table's. */
  name: z.string(),
  individual: z.boolean(),
  location_id: id,
});

/** An open tab, with what tells it apart from others without a name. */
const openSheet = z.strictObject({
  ...sheetSummary.shape,
  opened: instant,
  /** Sum of its orders so far, with the service unless that is waived. */
  total_amount: summedReais,
});

/** A guest's own order for a table number; it is on none of the table's tabs. */
const guestOrder = z.strictObject({
  /** The order's number. */
  id: z.int(),
  hash: z.string(),
  total_amount: summedReais,
});

export const location = z.strictObject({
  id,
  number: z.int(),
  /** 1 is occupied: a tab is open; 2 is free. */
  status_id: z.union([z.literal(1), z.literal(2)]),
  /** A guest has called and nobody is on the way yet. */
  service_request: z.boolean(),
  /** Somebody is on the way. A guest who calls again meanwhile sets `service_request` as well. */
  addressed: z.boolean(),
  /** When the waiting call began, and when somebody went; with their name unless they were removed. */
  service_requested_at: z.nullable(instant),
  addressed_at: z.nullable(instant),
  addressed_by: z.nullable(z.string()),
  /** When its guests asked for the bill; null once it is paid, or something is ordered. */
  bill_requested_at: z.nullable(instant),
  /** Open tabs, oldest first. */
  sheets: z.array(openSheet),
  /** When the last order was sent on one of its open tabs. */
  last_order: z.nullable(instant),
  /** Orders under way, oldest first. At a business with rooms the number may be a room's. */
  guest_orders: z.array(guestOrder),
});
export type Location = z.infer<typeof location>;

export const tablesContract = defineContract({
  list: {
    ...wires.tables.list,
    summary: "The account's tables, by number",
    access: "staff",
    response: z.strictObject({ locations: z.array(location) }),
  },
  requestService: {
    ...wires.tables.requestService,
    summary:
      "Call an attendant to a table, or ask for the bill, which is a call as well; calling again before somebody has seen it changes nothing",
    access: "guest",
    body: z.strictObject({
      number: z.int().check(z.minimum(1)),
      bill: z.optional(z.boolean()),
    }),
    response: z.strictObject({}),
  },
  renewKey: {
    ...wires.tables.renewKey,
    summary:
      "Give a table's printed code another key; codes that are printed already order no more",
    access: "admin",
    unseen: true,
    params: z.strictObject({ id }),
    body: z.strictObject({}),
    response: z.strictObject({ key: z.string() }),
  },
  keyRenewals: {
    ...wires.tables.keyRenewals,
    summary: "When the key of each table's printed code was renewed last, and by whom",
    access: "admin",
    response: z.strictObject({
      renewals: z.array(
        z.strictObject({ table: z.int(), at: instant, by: z.optional(z.string()) }),
      ),
    }),
  },
  setAddressed: {
    ...wires.tables.setAddressed,
    summary:
      "Say that one is on the way to a table that calls (true), or that it has been served (false)",
    access: "staff",
    params: z.strictObject({ id }),
    body: ignoring(z.strictObject({ addressed: z.boolean() }), Object.keys(location.shape)),
    response: z.strictObject({ location }),
  },
});

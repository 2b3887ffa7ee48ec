import * as z from "zod/mini";
import { id, instant } from "./fields.ts";
import { orderHash } from "./orders.ts";
import { service } from "./quote.ts";
import { maxOrderEntries } from "../domain/quantity.ts";
import { defineContract } from "./route.ts";
import { serviceAgeLimits } from "./services.ts";
import { wires } from "./wire.ts";

const counted = { qty: z.int(), title: z.string() };

/** An order as the kitchen needs it: its guest and place, and the lines to make. */
const ticket = z.strictObject({
  hash: z.string(),
  /** The account's own running number. */
  id: z.int(),
  service,
  table_number: z.optional(z.int()),
  /** The table that it was for before it moved; absent once the kitchen has seen the move. */
  moved_from: z.optional(z.int()),
  /** The room or table that a guest typed. */
  location: z.optional(z.string()),
  name: z.string(),
  placed_at: instant,
  /** The promised time. */
  due_at: z.optional(instant),
  /** The time for which it was ordered ahead. */
  scheduled_for: z.optional(instant),
  obs: z.optional(z.string()),
  state: z.enum(["open", "ready", "cancelled"]),
  ready_at: z.optional(instant),
  /** It has left the kitchen, and is there only for what was called off of it. */
  over: z.optional(z.literal(true)),
  lines: z.array(
    z.strictObject({
      line: z.int(),
      ...counted,
      /** Cancelled units that the kitchen has not seen yet; they are not in `qty`, which may be 0 then. */
      cancelled: z.int(),
      /** When the last of them were called off. */
      cancelled_at: z.optional(instant),
      options: z.array(
        z.strictObject({
          /** `qty` is for the whole line. */
          ...counted,
          /** Its share of each unit, as "½"; absent if it is counted. */
          share: z.optional(z.string()),
          /** It tells what is made, as a size or a flavour does, and is no extra (kitchen-line-queries.ts). */
          main: z.optional(z.literal(true)),
        }),
      ),
      obs: z.optional(z.string()),
      /** When staff added it to an order that the kitchen already had. */
      added_at: z.optional(instant),
      /** Absent where the account has no stations. */
      station: z.optional(id),
      ready: z.boolean(),
      /** Absent if the order was marked ready as a whole. */
      ready_at: z.optional(instant),
    }),
  ),
});
export type KitchenTicket = z.infer<typeof ticket>;

const lines = z
  .array(z.int().check(z.minimum(1), z.maximum(9_999)))
  .check(z.minLength(1), z.maxLength(maxOrderEntries));

const answer = z.strictObject({ ticket });

const ofTicket = { access: "staff", params: orderHash } as const;

export const kitchenContract = defineContract({
  tickets: {
    ...wires.kitchen.tickets,
    summary:
      "Orders that are to be made, oldest first, cancelled ones until they are seen, and what has just become ready",
    access: "staff",
    urgency: "kitchen",
    query: z.strictObject({
      /**
       * Limits the call to the items made at one station: an order is ready when those are. Absent: the whole kitchen.
       */
      station: z.optional(id),
    }),
    refusals: ["invalid_id"],
    response: z.strictObject({
      tickets: z.array(ticket),
      /** There are more tickets, which have waited less long. */
      more: z.boolean(),
      /** Seconds until the next order ahead comes up. No event announces it. */
      next_in: z.optional(z.int()),
      stations: z.array(z.strictObject({ id, name: z.string() })),
      age_limits: serviceAgeLimits,
    }),
  },
  setLines: {
    ...wires.kitchen.setLines,
    ...ofTicket,
    summary:
      "Say that lines of an order are made, or are not after all; without lines, all of them. The last one makes the order ready",
    body: z.strictObject({
      ready: z.boolean(),
      lines: z.optional(lines),
    }),
    response: answer,
    refusals: ["deal_closed", "invalid_id"],
  },
  recall: {
    ...wires.kitchen.recall,
    ...ofTicket,
    summary: "Bring an order back that is ready, with what was made last still to be made",
    body: z.strictObject({}),
    response: answer,
    refusals: ["deal_closed"],
  },
  markSeen: {
    ...wires.kitchen.markSeen,
    ...ofTicket,
    summary:
      "Take a cancelled order, what was called off of one, or the note that it went to another table, off the kitchen's screens",
    body: z.strictObject({
      /** The lines whose cancelled units were seen. Absent: all of them, and the order's cancellation or move. */
      lines: z.optional(lines),
      /** The last `cancelled_at` that was shown of the lines: units called off later were not seen. Absent: all were. */
      until: z.optional(instant),
      /** Without `lines`: the cancellation or the move was seen; absent, both were. */
      what: z.optional(z.enum(["cancellation", "move"])),
      /** The table that was shown: a later move was not seen. */
      table: z.optional(z.int()),
    }),
  },
});

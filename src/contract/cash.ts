import * as z from "zod/mini";
import { maxReasonLength, movementKinds } from "../domain/drawer.ts";
import { cashWire as wire } from "./cash-wire.ts";
import { approval, day, id, instant, plainText, reais, summedReais } from "./fields.ts";
import { defineContract } from "./route.ts";

const who = {
  /** Null if that person was removed from the staff. */
  by: z.nullable(z.string()),
  approved_by: z.optional(z.string()),
  at: instant,
};

/** A recorded movement. An undone one is marked with `undone` and does not count. */
export const cashMovement = z.strictObject({
  id,
  kind: z.enum(movementKinds),
  amount: summedReais,
  reason: z.optional(z.string()),
  ...who,
  undone: z.optional(z.strictObject(who)),
});
export type CashMovement = z.infer<typeof cashMovement>;

const cashDay = z.strictObject({
  day,
  /** Oldest first. */
  movements: z.array(cashMovement),
  /**
   * Cash that the previous closing left, with what came and went since. Absent if that is unknown, or if the day
   * already has a float.
   */
  proposed_float: z.optional(summedReais),
});
export type CashDay = z.infer<typeof cashDay>;

export const cashContract = defineContract({
  list: {
    ...wire.list,
    summary:
      "Cash movements of a business day, by default the one under way; of another only for owners",
    access: "staff",
    query: z.strictObject({ date: z.optional(day) }),
    response: cashDay,
  },
  move: {
    ...wire.move,
    summary:
      "Record the opening change money of a day, cash put into the drawer, or cash taken out; whoever is no owner takes out with an owner's approval",
    access: "staff",
    idempotent: true,
    body: z.strictObject({
      kind: z.enum(movementKinds),
      /** Above zero. */
      amount: reais,
      /** Required for cash in and cash out. */
      reason: z.optional(plainText(maxReasonLength)),
      /** Absent: the day under way. Only owners may name another day. */
      date: z.optional(day),
      approval: z.optional(approval),
    }),
    response: cashDay,
    // An approval's password takes time to verify.
    detached: true,
    refusals: ["approval_required", "Invalid Credentials"],
  },
  undo: {
    ...wire.undo,
    summary: "Undo a movement by a row beside it; whoever is no owner needs an owner's approval",
    access: "staff",
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({ approval: z.optional(approval) }),
    response: cashDay,
    detached: true,
    refusals: ["approval_required", "Invalid Credentials"],
  },
});

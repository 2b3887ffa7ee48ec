import * as z from "zod/mini";
import { instant } from "./fields.ts";

/** Something that happened, for staff. Pages put `what` into words; an unknown code reads as "a change". */
export const historyEntry = z.strictObject({
  at: instant,
  /** A code, as "status" or "line_cancelled". */
  what: z.string(),
  /** The person's name; absent for guests, and for staff who are no longer here. */
  by: z.optional(z.string()),
  /** The owner who allowed it. */
  approved_by: z.optional(z.string()),
  /** The values before and after; their form depends on `what`. */
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

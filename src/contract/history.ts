import * as z from "zod/mini";
import { instant } from "./fields.ts";

/** Something that happened, for staff; pages word `what`, and say of one that they do not know that something changed. */
export const historyEntry = z.strictObject({
  at: instant,
  /** A code, as "status" or "line_cancelled". */
  what: z.string(),
  /** The person's name; absent for guests, and for staff who are no longer here. */
  by: z.optional(z.string()),
  /** The owner who allowed it. */
  approved_by: z.optional(z.string()),
  /** The values before and after, as the code has them. */
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

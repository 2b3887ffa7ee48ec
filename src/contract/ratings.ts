import * as z from "zod/mini";
import { limits } from "../domain/text-rules.ts";
import { id, instant, plainText } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

const rate = z.int().check(z.minimum(1), z.maximum(5));

/** A rating as the account's admin reads it; nothing says whose it is. */
export const rating = z.strictObject({
  id,
  rate,
  description: z.nullable(z.string()),
  /** Whether the guest had an order here; the average is of these. */
  has_order: z.boolean(),
  created: instant,
});
export type Rating = z.infer<typeof rating>;

export const ratingsContract = defineContract({
  rate: {
    ...wires.ratings.rate,
    summary: "Rate the place, once a day: a second rating of the same day replaces the first",
    access: "guest",
    idempotent: true,
    body: z.strictObject({ rate, description: z.optional(plainText(limits.ratingDescription)) }),
    response: z.strictObject({ rating: z.strictObject({ id, rate }) }),
  },
  list: {
    ...wires.ratings.list,
    summary: "What guests think, newest first",
    access: "admin",
    query: z.strictObject({ cursor: z.optional(id) }),
    response: z.strictObject({
      ratings: z.array(rating),
      /** Average of all ratings whose guests had an order, with two decimals; null while there is none. */
      average: z.nullable(z.number()),
      /** Number of all ratings. */
      count: z.int(),
      next: z.nullable(id),
    }),
  },
});

import * as z from "zod/mini";
import { cancelReasons } from "../domain/cancel-reasons.ts";
import { longestPromiseMinutes, promiseStepMinutes } from "../domain/promised-time.ts";
import { limits } from "../domain/text-rules.ts";
import { instant, plainText } from "./fields.ts";

// Staff's answers to an order. Their routes stand in orders.ts.

export const acceptBody = z.strictObject({
  /** Minutes from now until it is ready or delivered; absent: as usual. An order ahead keeps its own time. */
  minutes: z.optional(
    z.int().check(z.minimum(promiseStepMinutes), z.maximum(longestPromiseMinutes)),
  ),
});

export const refuseBody = z.strictObject({
  reason: z.enum(cancelReasons),
  text: z.optional(plainText(limits.cancelText)),
});

export const promiseBody = z.strictObject({ promised_at: instant });

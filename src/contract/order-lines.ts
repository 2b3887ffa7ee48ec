import * as z from "zod/mini";
import { cancelReasons } from "../domain/cancel-reasons.ts";
import { maxOrderEntries } from "../domain/quantity.ts";
import { limits } from "../domain/text-rules.ts";
import { approval, plainText, quantity } from "./fields.ts";
import { cartItems } from "./cart.ts";
import { ofOrder, orderHash } from "./orders.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** The number of a line, as the order's `items` have it. */
const lineNumber = z.string().check(z.regex(/^[1-9]\d{0,3}$/));

export const orderLinesContract = defineContract({
  edit: {
    ...wires.orderLines.edit,
    ...ofOrder,
    summary:
      "Call lines of an order off that were entered wrong, and add others, before the kitchen has begun",
    idempotent: true,
    body: z.strictObject({
      items: cartItems,
      cancels: z.optional(
        z
          .array(
            z.strictObject({ line: z.int().check(z.minimum(1), z.maximum(9_999)), qty: quantity }),
          )
          .check(z.maxLength(maxOrderEntries)),
      ),
    }),
    refusals: [
      "deal_closed",
      "mandatory_fields",
      "unavailable_items",
      "invalid_options",
      "price_changed",
      "sold_out",
      "approval_required",
    ],
  },
  cancel: {
    ...wires.orderLines.cancel,
    ...ofOrder,
    summary:
      "Call off some of a line, which cancels the order with the last of it. May be an owner's to do, or to approve: `approval_required`",
    idempotent: true,
    params: z.strictObject({ hash: orderHash.shape.hash, line: lineNumber }),
    body: z.strictObject({
      qty: quantity,
      reason: z.enum(cancelReasons),
      text: z.optional(plainText(limits.cancelText)),
      approval: z.optional(approval),
    }),
    // An approval's password takes time to verify.
    detached: true,
    refusals: ["deal_closed", "approval_required", "Invalid Credentials"],
  },
});

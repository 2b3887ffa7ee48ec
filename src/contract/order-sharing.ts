import * as z from "zod/mini";
import { languages } from "../domain/languages.ts";
import { orderStatuses } from "../domain/order-status.ts";
import { instant } from "./fields.ts";
import { orderHash } from "./orders.ts";
import { orderSharingWire as wire } from "./order-sharing-wire.ts";
import { service } from "./quote.ts";
import { defineContract } from "./route.ts";

export const shareKey = z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** The Portuguese title, and the one in the guest's language if it differs. */
const titles = { title_br: z.string(), guest_title: z.optional(z.string()) };

const statusId = z.literal(orderStatuses.map((status) => status.id));

/**
 * An order as others may follow it: status, times and items. Names, places, amounts and observations are left out.
 */
const sharedOrder = z.strictObject({
  /** The account's own running number, printed after `#00`. */
  id: z.int(),
  service,
  created: instant,
  status_id: statusId,
  /** Nobody of the staff has taken it yet. */
  new: z.boolean(),
  accepted_at: z.optional(instant),
  scheduled_for: z.optional(instant),
  promised_at: z.optional(instant),
  ready_at: z.optional(instant),
  /** The reason is there only where nobody refused the order: its guest did not want it any more. */
  cancelled: z.optional(
    z.strictObject({ at: z.optional(instant), reason: z.optional(z.literal("consumer_request")) }),
  ),
  /** The language in which its guest ordered, where it is not Portuguese. */
  language: z.optional(z.enum(languages)),
  steps: z.array(z.strictObject({ status_id: statusId, at: instant })),
  /** The items, without cancelled units. */
  items: z.array(
    z.strictObject({
      ...titles,
      qty: z.int(),
      /** `qty` is a number, or a share such as "½". `counts` says whether it is for each unit or for all of them. */
      options: z.array(
        z.strictObject({
          ...titles,
          qty: z.union([z.int(), z.string()]),
          counts: z.optional(z.enum(["each", "all"])),
        }),
      ),
    }),
  ),
});
export type SharedOrder = z.infer<typeof sharedOrder>;

export const orderSharingContract = defineContract({
  share: {
    ...wire.share,
    summary:
      "The key of the link by which anybody follows this order, for its guest and for staff; again it is the same",
    access: "guest",
    params: orderHash,
    body: z.strictObject({}),
    response: shareKey,
    refusals: ["deal_closed"],
  },
  follow: {
    ...wire.follow,
    summary:
      "An order that was shared, for whoever has its key: status, times and items; not found once it has been over for a day",
    access: "public",
    params: shareKey,
    response: sharedOrder,
  },
});

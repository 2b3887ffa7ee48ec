import * as z from "zod/mini";
import { instant } from "./fields.ts";
import { order } from "./orders.ts";
import { rating } from "./ratings.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** Everything that an account knows of one person. */
export const personalData = z.strictObject({
  account: z.string(),
  exported: instant,
  /** When the device was first recognised, and when it is forgotten if it does not come back; null if none is known. */
  device: z.nullable(z.strictObject({ known_since: instant, known_until: z.nullable(instant) })),
  orders: z.array(order),
  /** The push services that tell the device of orders, by the orders' numbers. */
  messages: z.array(z.strictObject({ order: z.int(), endpoint: z.string() })),
  ratings: z.array(
    z.strictObject({
      rate: rating.shape.rate,
      description: rating.shape.description,
      created: instant,
    }),
  ),
});
export type PersonalData = z.infer<typeof personalData>;

const count = z.int();

export const privacyContract = defineContract({
  notice: {
    ...wires.privacy.notice,
    summary: "How long the site keeps what it knows of guests",
    access: "public",
    cached: true,
    response: z.strictObject({
      /** Days after which an order no longer says whose it was. */
      personal_data_days: count,
    }),
  },
  mine: {
    ...wires.privacy.mine,
    summary: "All that is known of the guest who asks",
    access: "guest",
    response: personalData,
  },
  erase: {
    ...wires.privacy.erase,
    summary: "Take away all that says who the guest is; amounts and stars stay",
    // Not "guest": such a write makes an identity, and this caller asks to have none.
    access: "public",
    // Pictures of orders are removed after the transaction.
    detached: true,
    response: z.strictObject({ orders: count, ratings: count }),
    refusals: ["conflict"],
  },
});

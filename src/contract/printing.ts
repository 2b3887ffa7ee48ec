import * as z from "zod/mini";
import { paymentMethods } from "../domain/payment-methods.ts";
import { printLayouts } from "../domain/print-layout.ts";
import { limits } from "../domain/text-rules.ts";
import { plainText, reais } from "./fields.ts";
import { addressData, cart, orderHash } from "./orders.ts";
import { defineContract } from "./route.ts";
import { printingWire as wire } from "./wire.ts";

/** Longest address in one line: all of its parts with their separators. */
const addressLineLength = 600;

const printRequest = z.strictObject({
  /** A stored order, drawn as it was stored; of the other fields only `layout` counts then. */
  hash: z.optional(orderHash.shape.hash),
  layout: z.optional(z.enum(printLayouts)),
  items: z.optional(cart.shape.items),
  obs: cart.shape.obs,
  /** Taken for compatibility; the server adds up for itself. */
  total: z.optional(reais),
  name: z.optional(plainText(limits.name)),
  /** Taken for compatibility; nothing that is printed has it. */
  email: z.optional(plainText(limits.email)),
  phone: z.optional(plainText(limits.phone)),
  paymentMethod: z.optional(z.enum(paymentMethods)),
  changeTo: z.optional(reais),
  address: z.optional(z.union([plainText(addressLineLength), addressData])),
});
export type PrintRequest = z.infer<typeof printRequest>;

export const printingContract = defineContract({
  print: {
    ...wire.print,
    summary: "Draw an order or a cart as a picture, which can be fetched for 24 hours",
    access: "guest",
    mode: "read",
    detached: true,
    body: z.strictObject({ data: printRequest }),
    response: z.strictObject({
      /** The picture is at `/assets/print/{filename_jpg}`. */
      filename_jpg: z.string(),
    }),
    refusals: ["mandatory_fields", "unavailable_items"],
  },
});

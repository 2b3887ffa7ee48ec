import * as z from "zod/mini";
import { languages } from "../domain/languages.ts";
import { printLayouts } from "../domain/print-layout.ts";
import { limits } from "../domain/text-rules.ts";
import { plainText, reais } from "./fields.ts";
import { addressData, cartItems, changeTo, paymentMethod, userData } from "./cart.ts";
import { orderHash } from "./orders.ts";
import { ignoring } from "./ignoring.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** Longest address in one line: all of its parts with their separators. */
const addressLineLength = 600;

/** The order to print: the items of a cart, or a stored order. */
const toPrint = z.strictObject({
  /** A stored order. Of the other fields, only `layout` and `language` are used with it. */
  hash: z.optional(orderHash.shape.hash),
  layout: z.optional(z.enum(printLayouts)),
  /** Language of the guest's copy; the production copy is always in the business's Portuguese. */
  language: z.optional(z.enum(languages)),
  items: z.optional(cartItems),
  obs: z.optional(plainText(limits.obs)),
  /** Accepted for compatibility; the server adds up its own total. */
  total: z.optional(reais),
  name: z.optional(plainText(limits.name)),
  /** Accepted for compatibility; it is never printed. */
  email: z.optional(plainText(limits.email)),
  phone: z.optional(plainText(limits.phone)),
  paymentMethod: z.optional(paymentMethod),
  changeTo,
  address: z.optional(z.union([plainText(addressLineLength), addressData])),
  userData: z.optional(z.partial(userData)),
  addressData: z.optional(addressData),
  paymentMethodData: z.optional(z.looseObject({ type: z.optional(paymentMethod) })),
  cash_change: changeTo,
});

const printRequest = z.pipe(
  ignoring(toPrint, ["id", "delivery_fee", "total_price"]),
  z.transform(({ userData: user, addressData: address, paymentMethodData: method, ...given }) => ({
    ...given,
    name: given.name ?? user?.name,
    phone: given.phone ?? user?.phone,
    address: given.address ?? address,
    paymentMethod: given.paymentMethod ?? method?.type,
    changeTo: given.changeTo ?? given.cash_change,
  })),
);
export type PrintRequest = z.input<typeof printRequest>;
/** The same as the server reads it. */
export type ReadPrintRequest = z.output<typeof printRequest>;

export const printingContract = defineContract({
  print: {
    ...wires.printing.print,
    summary: "Draw an order or a cart as a picture, which can be fetched for 24 hours",
    access: "guest",
    mode: "read",
    detached: true,
    body: z.strictObject({ data: printRequest }),
    response: z.strictObject({
      /** The picture is at `/assets/print/{filename_jpg}`. */
      filename_jpg: z.string(),
    }),
    refusals: ["mandatory_fields", "unavailable_items", "invalid_options"],
  },
});

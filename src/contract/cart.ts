import * as z from "zod/mini";
import { cleanChangeFor } from "../domain/change-for.ts";
import { reaisFromCents } from "../domain/money.ts";
import { parsePrice } from "../domain/typed-formats.ts";
import { paymentMethods } from "../domain/payment-methods.ts";
import { countEntries, maxOrderEntries, maxOrderLines } from "../domain/quantity.ts";
import { limits } from "../domain/text-rules.ts";
import { item, itemFields } from "./content.ts";
import {
  asProblem,
  idKey,
  instant,
  lineKey,
  plainText,
  quantity,
  reais,
  requiredText,
} from "./fields.ts";
import { ignoring } from "./ignoring.ts";

/** A line may be sent as the whole item, with its total. */
const lineFields = [...itemFields, "total"];

const seenPrice = z.optional(
  ignoring(z.strictObject({ price: reais }), Object.keys(item.shape.extras.shape)),
);

const cartLine = ignoring(
  z.strictObject({
    qty: quantity,
    obs: z.optional(plainText(limits.obs)),
    title_br: z.optional(plainText(limits.title)),
    /** The price that the guest saw. The server charges its own. */
    extras: seenPrice,
    children: z.optional(
      z.record(idKey, ignoring(z.strictObject({ qty: quantity, extras: seenPrice }), lineFields)),
    ),
  }),
  lineFields,
);

export const cartItems = z.record(lineKey, cartLine).check(
  z.refine((items) => Object.keys(items).length <= maxOrderLines, {
    ...asProblem({ code: "too_many_items", max: maxOrderLines }),
    abort: true,
  }),
  z.refine(
    (items) => countEntries(items) <= maxOrderEntries,
    asProblem({
      code: "too_many_lines",
      max: maxOrderEntries,
    }),
  ),
);

export const addressData = z.strictObject({
  postal_code: z.optional(plainText(limits.postalCode)),
  address: z.optional(plainText(limits.street)),
  number: z.optional(plainText(limits.number)),
  complement: z.optional(plainText(limits.complement)),
  district: z.optional(plainText(limits.district)),
  city: z.optional(plainText(limits.city)),
  state: z.optional(plainText(limits.state)),
});
export type AddressData = z.infer<typeof addressData>;

/** Takes the typed text as it is; a text with no amount in it asks for no change. */
const typedChange = z.pipe(
  plainText(limits.changeTo),
  z.transform((text, { issues }) => {
    const cleaned = cleanChangeFor(text);
    if (cleaned === "") return undefined;
    const cents = parsePrice(cleaned);
    if (cents === undefined) issues.push({ code: "custom", input: text });
    return cents === undefined ? z.NEVER : reaisFromCents(cents);
  }),
);

/** Reais in hand, for which change is wanted. */
export const changeTo = z.optional(z.union([reais, typedChange]));

export const paymentMethod = z.enum(paymentMethods);

/** A client may keep the customer and the payment in the cart; those fields are ignored. */
export const cart = ignoring(
  z.strictObject({
    items: cartItems,
    addressData: z.optional(addressData),
    paymentMethod: z.optional(paymentMethod),
    changeTo,
    obs: z.optional(plainText(limits.obs)),
    /** The number of the room or table, for an order without a tab. */
    location: z.optional(requiredText(limits.room)),
    /** The key on the printed code of the table; the order then goes onto the table's own tab. */
    table_key: z.optional(plainText(limits.tableKey)),
    /** How it reaches the guest, for an order without a room, table or tab; absent: delivery. */
    service: z.optional(z.enum(["delivery", "takeout"])),
    /** The beginning of one of the quote's slots, for an order ahead. */
    scheduled_for: z.optional(instant),
    /** The district as the account's areas name it, if the address names it differently. */
    area_district: z.optional(plainText(limits.district)),
  }),
  ["user", "userData", "address", "paymentMethodData", "total"],
);
export type SentCart = z.infer<typeof cart>;

export const userData = z.strictObject({
  name: plainText(limits.name),
  email: z.optional(plainText(limits.email)),
  phone: z.optional(plainText(limits.phone)),
  document: z.optional(plainText(limits.document)),
});
export type Customer = z.infer<typeof userData>;

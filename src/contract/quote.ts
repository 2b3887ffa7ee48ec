import * as z from "zod/mini";
import { services } from "../domain/service.ts";
import { id, instant, reais, summedReais } from "./fields.ts";
import { weekInterval } from "./week.ts";

export const service = z.enum(services);

/** Amounts of an order, and whether it would be taken. */
export const quote = z.strictObject({
  service,
  /** Whether orders are taken now. */
  state: z.enum(["open", "closed", "paused"]),
  reason: z.optional(z.string()),
  /** When orders are taken again, if known. */
  opens_at: z.optional(instant),
  /** When orders stop being taken, if known. */
  closes_at: z.optional(instant),
  /** Code with which `POST order` would refuse this order now. */
  refusal: z.nullable(
    z.enum([
      "unavailable_items",
      "invalid_options",
      "sold_out",
      "closed",
      "out_of_area",
      "below_minimum",
      "slot_full",
    ]),
  ),
  area: z.optional(z.strictObject({ id, name: z.string() })),
  /** Fields of the address that decide on the area and are not given yet: until then the fee is not known. */
  area_needs: z.array(z.enum(["postal_code", "city", "district"])),
  /** Whether the order could be fetched instead. */
  takeout: z.boolean(),
  subtotal_amount: summedReais,
  service_amount: summedReais,
  delivery_fee: reais,
  total_amount: summedReais,
  /** The sum that the items must reach, and how much of it is missing. */
  minimum_amount: reais,
  missing_amount: reais,
  /** Sum of the items from which delivery is free. */
  free_above: z.optional(reais),
  /** Minutes until it is delivered or can be fetched; 0 promises nothing. */
  promised_minutes: z.int(),
  scheduled_for: z.optional(instant),
  /** The times that can be chosen; absent where nobody can order ahead. */
  slots: z.optional(z.array(z.strictObject({ starts_at: instant, left: z.int() }))),
  /** The table whose tab it goes on, if the guest's tab has moved away from the table of the code. */
  table_number: z.optional(z.int()),
  /** Lines of the cart that can be ordered, by their keys. An amount includes the line's options. */
  lines: z.array(z.strictObject({ key: z.string(), unit_amount: reais, amount: summedReais })),
  /** Lines of the cart that cannot be ordered: a line's key, with an option's id after a slash. */
  unavailable: z.array(z.string()),
  /** Lines that are sold out, have too few units left, or can be had at other times. */
  sold_out: z.array(
    z.strictObject({
      path: z.string(),
      left: z.optional(z.int()),
      when: z.optional(z.array(weekInterval)),
    }),
  ),
});
export type WireQuote = z.infer<typeof quote>;

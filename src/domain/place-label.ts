import type { OrderMode } from "./order-status.ts";

/** Place of an order that is fetched. */
export const pickupLabel = "Retirada";

/**
 * Words the place of an order that is not delivered, as staff read it. Guests type the number of a room or of a table.
 */
export function placeLabel(mode: Exclude<OrderMode, "delivery">, place: string): string {
  if (place === "") return "";
  return mode === "sheet" ? `Mesa ${place}` : `Quarto ou mesa ${place}`;
}

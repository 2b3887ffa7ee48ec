import type { Cart } from "../../../domain/cart.ts";
import { countedText } from "../../ordering/Counted.tsx";

/** An order's items in one line. */
export function linesText({ items }: Cart): string {
  return Object.values(items)
    .map(({ qty, title_br: title }) => countedText({ qty, title }))
    .join(", ");
}

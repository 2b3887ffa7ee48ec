import type { Cart } from "../../../domain/cart.ts";
import { countedText } from "../../ordering/Counted.tsx";
import { sideBySide } from "../../text/joined.ts";

export function linesText({ items }: Cart): string {
  return sideBySide(
    Object.values(items).map(({ qty, title_br: title }) => countedText({ qty, title })),
  );
}

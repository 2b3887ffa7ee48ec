import type { Menu } from "../../contract/content.ts";
import { text } from "../text/dictionary.ts";

type CartAreaProps = {
  mode: "delivery" | "easy-order";
  menu: Menu;
  /** Opens the item again, to change it. */
  onEdit?: ((itemId: string) => void) | undefined;
};

/** The guest's order beside the menu, or as a bar at the bottom where there is no room beside it. */
export function CartArea(_: CartAreaProps) {
  return <aside id="pedido" aria-label={text.a11y.cartRegion} />;
}

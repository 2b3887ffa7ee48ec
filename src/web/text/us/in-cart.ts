import type { inCartText } from "../in-cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const inCart: Translated<typeof inCartText> = {
  edit: (title) => `Edit ${title}`,
  soldOut: (title) => `${title}: sold out`,
  offHours: (title, when) => `${title}: ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  fewer: (title, left) => `${title}: only ${left} left`,
  takeSoldOut: "Adjust the order",
  clear: "Empty the order",
  clearQuestion: "Empty your order?",
  cleared: "Your order was emptied.",
};

import type { stockMarkText } from "../stock-mark-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stockMark: Translated<typeof stockMarkText> = {
  button: "Sold out",
  buttonOf: (title) => `Sold out: ${title}`,
  left: (count) => `${count} left`,
};

import type { stockMarkText } from "../stock-mark-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stockMark: Translated<typeof stockMarkText> = {
  button: "Épuisé",
  buttonOf: (title) => `Épuisé\u202f: ${title}`,
  left: (count) => `Il en reste ${count}`,
};

import type { stockMarkText } from "../stock-mark-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stockMark: Translated<typeof stockMarkText> = {
  button: "Esaurito",
  buttonOf: (title) => `Esaurito: ${title}`,
  left: (count) => (count === 1 ? "Ne resta 1" : `Ne restano ${count}`),
};

import type { stockMarkText } from "../stock-mark-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stockMark: Translated<typeof stockMarkText> = {
  button: "Se agotó",
  buttonOf: (title) => `Se agotó: ${title}`,
  left: (count) => (count === 1 ? "Queda 1" : `Quedan ${count}`),
};

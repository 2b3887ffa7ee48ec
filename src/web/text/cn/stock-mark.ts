import type { stockMarkText } from "../stock-mark-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stockMark: Translated<typeof stockMarkText> = {
  button: "售罄",
  buttonOf: (title) => `售罄：${title}`,
  left: (count) => `剩 ${count} 份`,
};

import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rule: Translated<typeof ruleText> = {
  chooseOne: "elija 1\u00a0· obligatorio",
  upTo: (max) => `hasta ${max}`,
  atLeast: (min) => `elija al menos ${min}`,
  exactly: (count) => `elija ${count}`,
  between: (min, max) => `elija de ${min} a ${max}`,
};

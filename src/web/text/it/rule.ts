import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rule: Translated<typeof ruleText> = {
  chooseOne: "ne scelga 1\u00a0· obbligatorio",
  upTo: (max) => `fino a ${max}`,
  atLeast: (min) => `ne scelga almeno ${min}`,
  exactly: (count) => `ne scelga ${count}`,
  between: (min, max) => `ne scelga da ${min} a ${max}`,
};

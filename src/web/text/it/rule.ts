import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rule: Translated<typeof ruleText> = {
  chooseOne: "scegli 1\u00a0· obbligatorio",
  upTo: (max) => `fino a ${max}`,
  atLeast: (min) => `scegli almeno ${min}`,
  exactly: (count) => `scegli ${count}`,
  between: (min, max) => `scegli da ${min} a ${max}`,
};

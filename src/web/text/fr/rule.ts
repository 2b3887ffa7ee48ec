import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rule: Translated<typeof ruleText> = {
  chooseOne: "choisissez-en 1\u00a0· obligatoire",
  upTo: (max) => `jusqu’à ${max}`,
  atLeast: (min) => `choisissez-en au moins ${min}`,
  exactly: (count) => `choisissez-en ${count}`,
  between: (min, max) => `choisissez-en de ${min} à ${max}`,
};

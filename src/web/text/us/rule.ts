import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rule: Translated<typeof ruleText> = {
  chooseOne: "choose 1\u00a0· required",
  upTo: (max) => `up to ${max}`,
  atLeast: (min) => `choose at least ${min}`,
  exactly: (count) => `choose ${count}`,
  between: (min, max) => `choose ${min} to ${max}`,
};

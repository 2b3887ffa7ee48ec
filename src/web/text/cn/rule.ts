import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rule: Translated<typeof ruleText> = {
  chooseOne: "选 1 项\u00a0· 必选",
  upTo: (max) => `最多 ${max} 项`,
  atLeast: (min) => `至少选 ${min} 项`,
  exactly: (count) => `选 ${count} 项`,
  between: (min, max) => `选 ${min} 至 ${max} 项`,
};

import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of rule-dictionary.ts in Simplified Chinese. */
export const rule: Translated<typeof ruleText> = {
  chooseOne: "选 1 项 · 必选",
  upTo: (max) => `最多 ${max} 项`,
  atLeast: (min) => `至少选 ${min} 项`,
  exactly: (count) => `选 ${count} 项`,
  between: (min, max) => `选 ${min} 至 ${max} 项`,
  highest: "按最贵的计价",
  average: "按均价计价",
  free: (count) => `${count} 项免费`,
  options: "选项",

  tooFew: (group, min) => `${group}：尚未选够（至少 ${min} 项）`,
  uneven: (option) => `${option}：每份数量须相同`,
  atMost: (what, max) => `${what}：最多 ${max}`,
  atMostInOrder: (max) => `每单最多 ${max}`,
};

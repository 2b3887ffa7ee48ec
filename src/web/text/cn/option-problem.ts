import type { optionProblemText } from "../option-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const optionProblem: Translated<typeof optionProblemText> = {
  tooFew: (group, min) => `${group}：尚未选够（至少 ${min} 项）`,
  uneven: (option) => `${option}：每份数量须相同`,
  atMost: (what, max) => `${what}：最多 ${max}`,
  atMostInOrder: (max) => `每单最多 ${max}`,
};

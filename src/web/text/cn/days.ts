import type { daysText } from "../days-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const days: Translated<typeof daysText> = {
  from: "从",
  to: "到",
  form: "年/月/日",
  show: "查看",
  invalid: "请输入有效日期，如 2026/11/21。",
  turned: "结束日期早于开始日期。",
};

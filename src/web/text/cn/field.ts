import type { fieldText } from "../field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const field: Translated<typeof fieldText> = {
  tooManyDigits: "数字过多，请检查输入。",
  on: "开启",
  off: "关闭",
};

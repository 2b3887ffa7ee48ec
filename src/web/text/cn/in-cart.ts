import type { inCartText } from "../in-cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const inCart: Translated<typeof inCartText> = {
  edit: (title) => `修改 ${title}`,
  soldOut: (title) => `${title}：售罄`,
  offHours: (title, when) => `${title}：${when}`,
  fewer: (title, left) => `${title}：仅剩 ${left} 份`,
  takeSoldOut: "调整订单",
  clear: "清空订单",
  clearQuestion: "清空订单？",
  cleared: "订单已清空。",
};

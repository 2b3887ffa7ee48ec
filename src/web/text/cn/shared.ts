import type { sharedText } from "../shared-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const shared: Translated<typeof sharedText> = {
  note: "此链接显示进度和菜品。姓名、地址和金额仅下单人可见。",
  overNote: "订单结束一天后，此链接将失效。",
  endedTitle: "此链接已失效",
  ended: "订单跟踪链接在订单结束一天后失效。请向下单人索取新链接。",
};

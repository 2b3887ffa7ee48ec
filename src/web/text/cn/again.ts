import type { againText } from "../again-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const again: Translated<typeof againText> = {
  nothingLeft: "此订单的菜品目前均无法提供",
  changed: "自那次下单以来，菜单有以下变动：",
  gone: "已不在菜单上",
  soldOut: "售罄",
  fewer: (left) => `仅剩 ${left} 份`,
  offHours: "不在供应时间",
  choose: "请重新选择选项",
  dearer: (before, now) => `从 ${before} 涨到 ${now}`,
  cheaper: (before, now) => `从 ${before} 降到 ${now}`,
  hasItems: (count) => `您的订单已有 ${count} 份菜品。`,
  fill: "放入订单",
  add: "加到订单",
  replace: "替换订单",
  cancel: "返回",
};

import type { stockText } from "../stock-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stock: Translated<typeof stockText> = {
  title: "什么卖完了？",
  forAnHour: "1 小时",
  forToday: "今天",
  untilReopened: "直到恢复",
  back: "恢复供应",
  ofOthers: (count) => `菜单中其他 ${count} 处也一样`,
  choicesOf: (title) => `${title} 的供应情况`,
  soldOutUntil: (when) => `售罄至 ${when}`,
  soldOut: (title) => `${title}：售罄。`,
  available: (title) => `${title}：已恢复。`,
  stillSoldOut: (title) => `${title}：仍售罄。`,
  lacks: (group) => `${group} 缺少选项，故售罄。`,
  failed: (title, why) => `${title}：未更改。${why}`,
  stock: "剩余数量",
  stockOf: (title) => `${title} 的剩余数量`,
  noLimit: "不限",
  save: "保存",
  counted: (title) => `${title}：库存已保存。`,
  gone: "这些都已不在菜单上。",
};

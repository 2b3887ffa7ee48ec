import type { questionText } from "../question-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const question: Translated<typeof questionText> = {
  priceChanged: {
    title: "部分价格有变动",
    explanation: "自您打开菜单以来，以下价格有变动：",
    oldPrice: "之前",
    newPrice: "现在",
    newTotal: "新合计：",
    accept: "按新价格提交",
    review: "查看订单",
  },

  quoteChanged: {
    title: "订单金额有变动",
    before: "之前：",
    now: "现在：",
    accept: (total) => `按 ${total} 提交`,
  },

  unavailable: {
    title: "无法提供的菜品",
    explanation: "以下菜品已无法提供：",
    removeThem: "移除并继续",
  },

  invalidOptions: {
    title: "请核对选项",
    explanation: "菜单有变动，以下菜品需要重新选择：",
    edit: (title) => `修改 ${title}`,
  },
};

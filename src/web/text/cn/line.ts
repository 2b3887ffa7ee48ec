import type { lineText } from "../line-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const line: Translated<typeof lineText> = {
  question: (title) => `取消 ${title}？`,
  howMany: "数量",
  keep: "保留",
  cancel: "取消菜品",
  done: (what, number) => `订单 ${number} 已取消：${what}`,

  edit: {
    heading: (number) => `修改订单 ${number}`,
    add: "加菜",
    added: "已加",
    choose: "选择菜品",
    unchanged: "还没有任何改动。",
    keep: "返回",
    save: "保存订单",
    saved: (number) => `订单 ${number} 已修改。`,
    tooLate: "厨房已开始制作此订单，或订单已送出：请注明原因取消菜品，或另下一单。",
    unanswered: "没有响应：修改可能已保存。重试不会重复修改。",
  },

  approvalWhy: "已开始制作或已付款：须经管理员批准。",
};

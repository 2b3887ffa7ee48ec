import type { answerText } from "../answer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const answer: Translated<typeof answerText> = {
  minutes: (count) => `${count} 分钟`,
  noTime: "不预估",
  time: (number) => `订单 ${number} 的时间`,
  step: (signed, number) => `订单 ${number}：${signed} 分钟`,
  guestReads: "顾客看到：",
  guestReadsNothing: "顾客看不到时间。",
  notPromised: (number, reason) => `订单 ${number} 的时间未更改。${reason}`,
  accept: "接单",
  acceptOrder: (number) => `接单：订单 ${number}`,
  accepted: (number) => `已接受订单 ${number}。`,
  refuse: "拒单",
  refuseOrder: (number) => `拒单：订单 ${number}`,
  refused: (number) => `已拒绝订单 ${number}。`,
  question: (number) => `拒绝订单 ${number}？`,
  keep: "返回",
  soldOutHint: "如果菜品卖完了，请标记，免得再有人点：",
  markSoldOut: "标记售罄菜品",
};

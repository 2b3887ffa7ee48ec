import type { counterText } from "../counter-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const counter: Translated<typeof counterText> = {
  heading: "新订单",
  service: "方式",
  kinds: { delivery: "配送", takeout: "自取", indoor: "客房", table: "餐桌" },
  forTable: "餐桌订单计入账单：请选择餐桌。",
  toTables: "选择餐桌",
  whoCalls: "顾客",
  phoneHint: "点过单的顾客可按电话找到。",
  known: (name) => `${name} 在本店点过单`,
  lastOrder: (when) => `上次订单：${when}`,
  take: "使用这些信息",
  items: "菜品",
  noItems: "请从菜单中选择菜品。",
  closed: (why) => `${why}。员工下的订单仍会接受：请与顾客商定时间。`,
  belowMinimum: "低于起订金额，员工仍可录入。",
  choose: (item, group) => `${item}：请选择 ${group}`,
  send: "录入订单",
  sending: "录入中……",
  sent: (number) => `订单 ${number} 已录入。`,
  arrivedBefore: (number) => `订单 ${number} 此前已提交，不含最后的修改。`,
  see: "查看",
  empty: "重新开始",
  emptyQuestion: "清除已输入的全部内容？",
  keep: "保留",
  count: (count) => `${count} 份`,
};

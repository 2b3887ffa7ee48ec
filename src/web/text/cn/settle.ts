import type { settleText } from "../settle-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settle: Translated<typeof settleText> = {
  payment: {
    heading: "收款：",
    subtotal: "小计",
    service: "服务费",
    total: "合计",
    paid: "已付",
    left: "待付",
    overpaid: "多付",
    waived: "已免",
    waive: "免服务费",
    pay: "收款",
    question: (amount) => `收款 ${amount}？`,
    waiveQuestion: "免服务费关闭？",
    received: (amount) => `已收：${amount}。`,
    notTaken: (amount) => `${amount} 的付款未登记。`,
    paidAll: (table) => `${table}：账单已付清并关闭。`,
    tooMuch: (left) => `最多为待付金额：${left}。`,
    waivedTooLate: "已付超过不含服务费的合计。",
    answerFirst: "此账单还有顾客订单待处理。关闭前请接单或拒单。",
    changed: "账单在另一台设备上有变动，请核对金额。",
    needsNetwork: "付款只有联网才能登记；不会留待以后。",
    unanswered: (amount) => `${amount} 的付款没有响应，可能已登记。重试不会重复收款。`,
    unansweredWaiver: "免服务费关闭没有响应，可能已登记。重试不会重复收款。",
    closeEmpty: "关闭空账单？",
    closeSettled: "没有待付金额，关闭账单？",
    ended: (table) => `${table}：账单已关闭。`,
    unsentQuestion: "不含未发送的菜品收款？",
    unsentDraft: "有已选菜品尚未发送。",
    unsentOrders: "本设备上有订单尚未送达。",
  },

  bill: {
    people: "几人平分",
    peopleWrong: (most) => `请输入 1 至 ${most}。`,
    failed: "账单未能加载。",
  },
};

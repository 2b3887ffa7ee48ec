import type { payingText } from "../paying-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of paying-dictionary.ts in Simplified Chinese. */
export const paying: Translated<typeof payingText> = {
  method: "付款方式",
  cash: "实收现金",
  change: "找零",
  cashMissing: "现金不足",
  cashShort: "不足应付金额：请更正，或留空。",
  payments: "付款",
  by: (name) => `经手人：${name}`,
  changeOf: (amount) => `找零 ${amount}`,
  withoutService: "不含服务费",
  refunded: (amount) => `已退 ${amount}`,
  refundOf: (reason) => `退款：${reason}`,

  pix: {
    show: "显示 PIX 码",
    hide: "隐藏 PIX 码",
    missing: "此金额没有 PIX 码，请检查设置中的密钥。",
  },

  refund: {
    start: "退款",
    startOf: (amount) => `退款 ${amount}`,
    question: (amount) => `退还 ${amount} 的付款？`,
    amount: "退款金额",
    tooMuch: (left) => `最多为该付款余额：${left}。`,
    nothing: "须大于零。",
    reason: "原因",
    reasonRequired: "请选择原因。",
    approvalWhy: "超过 5 分钟，或由他人收的款，须经管理员批准。",
    keep: "不退款",
    done: (amount) => `已退款：${amount}。`,
    reopened: (amount) => `已退款：${amount}。账单已重新打开。`,
    unanswered: "没有响应：退款可能已登记。重试不会重复退款。",
  },

  order: {
    heading: (number) => `订单 ${number} 的付款`,
    amount: "金额",
    received: (number, amount) => `${number}：已收 ${amount}。`,
    paidNote: (amount) => `已付 ${amount}，应退还。`,
    unanswered: "没有响应：付款可能已登记。重试不会重复收款。",
    close: "关闭",
    giveUp: "放弃",
    givenUp: "再次收款前请先核对付款记录。",
    registered: "此付款已登记过，请核对付款。",
    notLoaded: "付款未能加载。",
  },

  split: {
    ways: "如何付款",
    any: "金额",
    shares: "平分",
    lines: "按菜品",
    among: "待付金额分给",
    people: "人数",
    part: (index, of) => `第 ${index} 份，共 ${of} 份`,
    rest: "此后剩余",
    pay: (amount) => `付 ${amount}`,
    waive: "此份免服务费",
    allPaid: "所有菜品均已付款。",
    unpaid: (count) => `剩 ${count} 份`,
    noLines: "请选择菜品。",
    settle: "关闭账单",
    overpaid: (amount) => `多付：请退 ${amount} 后关闭。`,
  },
};

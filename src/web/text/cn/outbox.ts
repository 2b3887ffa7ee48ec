import type { outboxText } from "../outbox-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const outbox: Translated<typeof outboxText> = {
  unsent: {
    state: "未发送",
    regions: {
      all: "未发送",
      held: "未发送，等待决定",
      waiting: "未发送，等待网络",
    },
    count: (count) =>
      count === 1 ? "本设备上有 1 项待发送" : `本设备上有 ${count} 项待发送，将依次发出`,
    afterTab: "已存在本设备；在账单之后发送。",
    waiting: "已存在本设备；网络恢复后自动发送。",
    onItsWay: "已从本设备发出，尚未收到响应：会自动重发，不能再修改。",
    waitingOnPage: "设备无法保存：请保持此页打开，直到发出。",
    old: (time) => `${time}前下的单，仍要发送吗？`,
    other: "是别人在本设备上下的单，仍要发送吗？",
    refused: "未被接受，也无法放回正在编辑的订单。",
    send: "发送",
    edit: "修改",
    editTooMany: "正在编辑的订单放不下，请先发送那一单。",
    discard: "放弃",
    discardQuestion: "放弃未发送的订单？",
    maybeArrived: "可能已发送成功，只是没收到响应。如已成功，会显示在账单的订单中。",
    keep: "保留",
  },

  refusal: {
    title: "订单未被接受",
    state: "未接受",
    waits: "原因和菜品在账单中。",
    back: "菜品已放回订单。",
    prices: "部分价格有变动，菜品已放回订单。",
    sendAtNewPrices: "按新价格提交",
    unavailable: "以下菜品已无法提供，订单已放回屏幕。",
    short: "部分菜品已卖完或数量不足，订单已放回屏幕。",
    options: "部分菜品的选项需要调整，订单已放回屏幕。",
    choose: "选择选项",
    remove: "移出订单",
    closed: "此账单已关闭，菜品仍在这里。",
    newTab: "用这些菜品开新账单",
    noRoom: "另一张账单正在编辑的订单放不下这些菜品，它们仍在这里。请先发送那一单，或开个人账单。",
    unknown: "它或它的某个版本可能已发送成功。重新发送前请查看账单的订单。",
    understood: "知道了",
  },

  opening: {
    waiting: "离线时开的单：已存在本设备，会先于订单自动发送。",
    onItsWay: "已从本设备发出，尚未收到响应：会先于订单自动重发。",
    waitingOnPage: "设备无法保存：请保持此页打开，直到发出。",
    old: (time) => `账单开于 ${time}前，仍要发送吗？`,
    other: "账单是别人在本设备上开的，仍要发送吗？",
    refused: "未能开单",
    tableGone: (number) => `${number} 号桌已不存在。请另选一桌：菜品和订单随账单一起转过去。`,
    switchedOff: "账单功能已关闭，或您已无权开单。请联系管理员后重试：菜品和订单仍在这里。",
    refusedFor: (reason) => `${reason}菜品和订单仍在这里。`,
    chooseTable: "另选餐桌",
    discardQuestion: (orders) =>
      orders === 0 ? "放弃未发送的账单？" : `放弃账单及其 ${orders} 个未发送的订单？`,
    discardDraft: "其中已选的菜品也会放弃。",
    maybeArrived: "可能已发送成功，只是没收到响应。如已成功，会显示在该桌的账单中。",
    besideTitle: "另一台设备已先为此桌开单",
    beside:
      "此账单已成为个人账单，订单仍在其中。如只要一张账单，请在账单操作中使用“与其他账单合并”。",
  },

  foreign: {
    waits: "这是在本设备上用更新版本的程序做的，当前版本无法发送。请重新加载页面。",
    reload: "重新加载",
    discardQuestion: "放弃在更新版本中所做的内容？",
    maybeArrived: "可能已送达：请先查看账单。",
  },
};

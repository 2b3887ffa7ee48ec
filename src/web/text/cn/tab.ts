import type { tabText } from "../tab-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of tab-dictionary.ts in Simplified Chinese. */
export const tab: Translated<typeof tabText> = {
  tab: {
    backToTables: "返回餐桌",
    newTab: "本桌新账单",
    closed: "此账单已关闭。",
    missingTitle: "未找到账单",
    missing: "账单不存在，或属于其他店。",
    orders: "账单中的订单",
    byGuest: (name) => `顾客 ${name} 的订单`,
    guestWaits: (count) => `${count} 个顾客订单待接单`,
    accept: (number) => `接单 ${number}`,
    accepted: (number) => `已接受订单 ${number}。`,
    noOrders: "此账单还没有订单。",
    neverOrdered: "此账单没有点过单。",
    orderCount: (count) => `${count} 单`,
    withService: "含服务费",
    toAnswerOut: "不含待接的订单",
    cancelledOut: "不含已取消的",
    sendsAs: (name) => `以 ${name} 名义`,
    draftCount: (count) => `${count} 份`,
    emptyDraft: "订单中没有菜品",
    running: "订单合计",
    close: "关闭账单",
    send: "发送订单",
    actions: "账单操作",
    mergedInto: "此账单已与另一张合并。",
    seeOther: "查看另一张账单",
    reopen: "重开账单",
    toGiveBack: "多付，应退：",
    closingNeedsNetwork: "没有响应：联网才知道待付金额。请检查连接后重试。",
    closingNotYet: "此账单尚未发送，发送后才能关闭。如无人使用，请放弃。",
    printBill: "打印账单",
  },
};

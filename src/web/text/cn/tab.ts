import type { tabText } from "../tab-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of tab-dictionary.ts in Simplified Chinese. */
export const tab: Translated<typeof tabText> = {
  tab: {
    unnamedIndividual: "未命名",
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
    search: "查找菜品",
    options: "选项和备注",
    optionsOf: (title) => `${title} 的选项和备注`,
    inOrder: (count) => `已点 ${count} 份`,
    tooMany: (lines, entries) => `一个订单最多 ${lines} 行，连选项最多 ${entries} 行。`,
    draftCount: (count) => `${count} 道`,
    emptyDraft: "订单中没有菜品",
    running: "订单合计",
    close: "关闭账单",
    send: "发送订单",
    menuMissing: "菜单未能加载。",
    gone: "已下架",
  },

  bill: {
    print: "打印账单",
    people: "几人平分",
    peopleWrong: (most) => `请输入 1 至 ${most}。`,
    atPrinter: "用打印机打印",
    here: "在本设备打印",
    queued: "已进入打印队列",
    blocked: "浏览器拦截了窗口。请允许本站弹出窗口后重试。",
    failed: "账单未能加载。",
  },
};

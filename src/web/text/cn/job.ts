import type { jobText } from "../job-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const job: Translated<typeof jobText> = {
  jobs: {
    unprintedHeading: "未打印",
    printedHeading: "最近 24 小时已打印",
    nonePrinted: "还没有打印任何内容。",
    order: (number) => `订单 ${number}`,
    bill: (table) => `${table} 号桌账单`,
    day: (day, month, year) => `${year}/${month}/${day} 日结`,
    moved: (from, to) => `换桌 ${from} > ${to}`,
    reasons: { cancelled: "已取消", reprint: "重打", test: "打印测试" },
    states: { queued: "排队中", offered: "打印中", printed: "已打印", failed: "失败" },
    reprint: "重新打印",
    dismiss: "忽略",
    dismissFailed: "忽略全部失败",
    queued: "已进入打印队列",
    atPrinter: "用打印机打印",
    instead: (other, first) => `${other}，代替 ${first}`,
    here: "在本设备打印",
    hereHint: "只要此处打开着员工页面，属于此打印机的内容就会自动打印。",
    hereNone: "不在此打印",
  },

  faults: {
    waitedTooLong: "排队时间过长",
    orderOver: "订单已完成",
    tabOver: "账单已关闭",
    notLoaded: "浏览器未加载订单",
    notConfirmed: "浏览器未确认打印",
    unexplained: "打印机未说明原因",
    noPaper: "缺纸",
    paperJam: "卡纸",
    coverOpen: "盖子打开",
    cutter: "切刀卡住",
    defect: "打印机故障",
    notUnderstood: "打印机无法识别收到的内容",
    noAnswer: "打印机没有响应",
    disconnected: "打印机未连接",
    unreachable: "已关机，或网络地址不同",
    notFound: "代理程序找不到打印机",
    forbidden: "代理程序无权使用打印机",
  },

  printing: {
    heading: "打印订单",
    print: "打印",
    blocked: "浏览器拦截了窗口。请允许本站弹出窗口后重试。",
    notLoaded: "订单未能加载。",
  },
};

import type { historyText } from "../history-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const history: Translated<typeof historyText> = {
  heading: "历史",
  nothing: "暂无。",
  by: (name) => `操作人：${name}`,
  approvedBy: (name) => `由 ${name} 批准`,
  unknown: "改动",

  placed: "已下单",
  accepted: "已接单",
  ready: "已备好",
  notReady: "退回厨房",
  lineCancelled: (what) => `已取消：${what}`,
  linePassed: (what) => `转到其他账单：${what}`,
  linesAdded: (what) => `加菜：${what}`,
  opened: "开单",
  closed: "账单关闭",
  paid: (amount) => `付款：${amount}`,
  refunded: (amount) => `退款：${amount}`,
  promised: (time) => `承诺时间：${time}`,
  renamed: "账单改名",
  moved: (from, to) => `换桌：${from} 号 → ${to} 号`,
  merged: (from, to) => `合并：${from} 号桌 → ${to} 号桌`,
  passed: (from, to) => `菜品转移：${from} 号桌 → ${to} 号桌`,
  reopened: "账单重开",
  reopenedFor: (reason) => `账单重开：${reason}`,
  serviceWaived: (from, to) => `服务费：${from} → ${to}`,
  pricesChanged: (count) => `价格：${count} 款`,
  keyRenewed: (table) => `${table} 号桌二维码密钥已更换`,
  settingsChanged: "设置已保存",
  servicesChanged: "服务和营业时间已保存",
};

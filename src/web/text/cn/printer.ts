import type { printerText } from "../printer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printer: Translated<typeof printerText> = {
  section: "每个接受的订单在各档口的打印机上打印。",
  heading: "打印机",
  help: "订单一接受，打印机就自动打印其档口的内容。",
  none: "没有打印机：请在订单页逐单打印，或在此连接一台。",
  add: "添加打印机",
  edit: "编辑",
  remove: "移除",
  test: "打印测试",
  removed: (name) => `${name} 已移除`,
  testSent: "测试已进入打印队列",
  loadFailed: "打印机未能加载。",
  removeQuestion: (name) => `移除 ${name}？`,
  removeExplanation: "其地址失效，未打印的内容移出队列。",
  shortKinds: { agent: "代理", cloudprnt: "Star", epson: "Epson", browser: "浏览器" },
  fallbackTo: (name) => `无法打印时由 ${name} 打印`,
  states: { new: "尚未连接", ready: "就绪", fault: "有故障", silent: "无响应" },
  seen: (when) => `上次在线：${when}`,
  waiting: (count) => `${count} 个排队`,
  failed: (count) => `${count} 个失败`,
};

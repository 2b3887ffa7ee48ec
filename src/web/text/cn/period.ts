import type { periodText } from "../period-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const period: Translated<typeof periodText> = {
  csv: "下载 CSV",
  csvFailed: "文件未能下载，请重试。",
  print: "打印",
  presets: { today: "今天", yesterday: "昨天", week: "7 天", thirty: "30 天", month: "本月" },
  weekdays: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
  shortDate: (day, month) => `${month}/${day}`,
  date: (day, month, year) => `${year}/${month}/${day}`,
  sold: "销售额",
  orders: "订单",
  items: "菜品",
  fee: "配送费",
  serviceWaived: "免除的服务费",
  refunded: "已退款",
  total: "合计",
  cancellations: "取消",
  refunds: "退款",
  noMethod: "未注明方式",
  services: { delivery: "配送", takeout: "自取", indoor: "堂食" },
  noAttendant: "无服务员",
  reason: "原因",

  by: {
    day: "日",
    hour: "小时",
    weekday: "星期",
    item: "菜品",
    category: "分类",
    method: "付款方式",
    station: "档口",
    tax_class: "税类",
    attendant: "服务员",
    service: "服务",
  },
};

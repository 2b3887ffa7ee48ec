import { timesFor } from "../../../domain/reader-clock.ts";
import type { openingText } from "../opening-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const opening: Translated<typeof openingText> = {
  open: "营业中",
  closed: "休息中",
  paused: "暂停接单",
  closesAt: (time) => `${time} 打烊`,
  opensAt: (when) => `${when} 营业`,
  times: (times) => timesFor("cn", times),
  at: (time) => time,
  tomorrowAt: (time) => `明天 ${time}`,
  date: (day, month) => `${month}月${day}日`,
  onDayAt: (day, time) => `${day} ${time}`,
  backAt: (when) => `${when} 恢复`,
  minutes: (from, to) => (from === to ? `${from}\u00a0分钟` : `${from}–\u2060${to}\u00a0分钟`),
  feeFrom: (amount) => `${amount} 起`,
  feeRange: (least, most) => `${least}–\u2060${most}`,
  freeDelivery: "免配送费",
  hours: "营业时间",
  hoursOf: { delivery: "配送", takeout: "自取", indoor: "堂食" },
  closedAllDay: "休息",
  always: "全天营业",
  weekdays: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
  shortWeekdays: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
  daysTo: (from, until) => `${from}至${until}`,
  availableAt: (times) => `供应时间：${times}`,
  service: "取餐方式",
  delivery: "配送",
  takeout: "自取",
  fetchAt: "取餐地点",
};

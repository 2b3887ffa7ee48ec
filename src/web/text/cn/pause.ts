import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of pause-dictionary.ts in Simplified Chinese. */
export const pause: Translated<typeof pauseText> = {
  pause: {
    button: "暂停",
    title: "暂停接单",
    which: "暂停什么",
    all: "全部",
    reason: "原因",
    reasonHint: "顾客会在网站上看到。如：厨房繁忙，稍后恢复。",
    forMinutes: (minutes) => `${minutes} 分`,
    untilReopened: "直到我恢复",
    untilReopenedHint: "最多 7 天。餐桌账单不受影响。",
    region: "暂停接单",
    reopen: "立即恢复",
    reopenOf: (name) => `立即恢复：${name}`,
    paused: (name) => `${name}：已暂停接单。`,
    reopened: (name) => `${name}：已恢复。`,
    failed: (name, why) => `${name} 未更改。${why}`,
    said: (name, state) => `${name}：${state}`,
  },

  state: {
    open: "营业中",
    closed: "休息中",
    off: "已关闭",
    closesAt: (when) => `${when} 打烊`,
    opensAt: (when) => `${when} 营业`,
    days: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
    pausedUntil: (when) => `暂停至 ${when}`,
    paused: "已暂停",
  },

  names: { delivery: "配送", takeout: "自取", indoor: "客房和餐桌" },
};

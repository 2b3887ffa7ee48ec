import type { pausingText } from "../pausing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pausing: Translated<typeof pausingText> = {
  title: "暂停接单",
  which: "暂停什么",
  all: "全部",
  reason: "原因",
  reasonHint: "顾客会在网站上看到。如：厨房繁忙，稍后恢复。",
  forMinutes: (minutes) => `${minutes} 分钟`,
  untilReopened: "直到我恢复",
  untilReopenedHint: "最多 7 天。餐桌账单不受影响。",

  pause: {
    button: "暂停",
    region: "暂停接单",
    reopen: "立即恢复",
    reopenOf: (name) => `立即恢复：${name}`,
    paused: (name) => `${name}：已暂停接单。`,
    reopened: (name) => `${name}：已恢复。`,
    failed: (name, why) => `${name} 未更改。${why}`,
  },
};

import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  state: {
    open: "营业中",
    closed: "休息中",
    off: "已关闭",
    closesAt: (when) => `${when} 打烊`,
    opensAt: (when) => `${when} 营业`,
    days: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
    pausedUntil: (when) => `暂停至 ${when}`,
    paused: "已暂停",
  },

  names: { delivery: "配送", takeout: "自取", indoor: "客房和餐桌" },
};

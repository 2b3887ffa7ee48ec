import type { hoursText } from "../hours-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const hours: Translated<typeof hoursText> = {
  intervals: {
    opens: "开始",
    closes: "结束",
    ofDay: (what, day) => `${what}，${day}`,
    addInterval: (day) => `新时段：${day}`,
    removeInterval: (day, which) => `移除时段：${day}，${which}`,
    wholeDay: "全天",
    untilMidnight: "至午夜",
    untilNextDay: (time) => `至次日 ${time}`,
    time: "请输入时间。",
    overlaps: "此时段与其他时段重叠。",
  },

  weekdays: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
};

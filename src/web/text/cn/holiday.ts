import type { holidayText } from "../holiday-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const holiday: Translated<typeof holidayText> = {
  holidays: "近期节假日",
  holidaysHelp: "选择休息的日子，之后可改为其他时间。",
  noHolidays: "近期节假日都已在列表中。",
  closeOn: "休息",
  addHoliday: (name) => `休息：${name}`,
  addAllHolidays: "全部休息",
  fullDates: (most) => `最多 ${most} 个日期：请删除已过去的日期。`,
};

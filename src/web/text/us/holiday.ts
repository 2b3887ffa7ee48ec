import type { holidayText } from "../holiday-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const holiday: Translated<typeof holidayText> = {
  holidays: "Next holidays",
  holidaysHelp: "Choose which ones you close on. You can change it to other hours later.",
  noHolidays: "The next holidays are already on the list.",
  closeOn: "Close",
  addHoliday: (name) => `Close: ${name}`,
  addAllHolidays: "Close on all",
  fullDates: (most) => `There is room for ${most} dates at most: remove those that have passed.`,
};

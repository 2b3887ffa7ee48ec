import { timesFor } from "../../../domain/reader-clock.ts";
import type { hoursText } from "../hours-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const hours: Translated<typeof hoursText> = {
  intervals: {
    opens: "Opens",
    closes: "Closes",
    ofDay: (what, day) => `${what}, ${day}`,
    addInterval: (day) => `New hours: ${day}`,
    removeInterval: (day, which) => `Remove hours: ${day}, ${which}`,
    wholeDay: "all day",
    untilMidnight: "until midnight",
    untilNextDay: (time) => `until ${timesFor("us", time)} of the next day`,
    time: "Enter the time.",
    overlaps: "These hours overlap others.",
  },

  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};

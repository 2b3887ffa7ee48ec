import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  state: {
    open: "Open",
    closed: "Closed",
    off: "Off",
    closesAt: (when) => `closes ${when}`,
    opensAt: (when) => `opens ${when}`,
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    pausedUntil: (when) => `Paused until ${when}`,
    paused: "Paused",
  },

  names: { delivery: "Delivery", takeout: "Pickup", indoor: "Room and table" },
};

import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  pause: {
    button: "Pause",
    region: "Orders paused",
    reopen: "Reopen now",
    reopenOf: (name) => `Reopen now: ${name}`,
    paused: (name) => `${name}: orders paused.`,
    reopened: (name) => `${name}: open again.`,
    failed: (name, why) => `${name} did not change. ${why}`,
    said: (name, state) => `${name}: ${state}`,
  },

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

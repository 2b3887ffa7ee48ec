import type { pausingText } from "../pausing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pausing: Translated<typeof pausingText> = {
  title: "Pause orders",
  which: "What to pause",
  all: "Everything",
  reason: "Reason",
  reasonHint: "Customers see this on the site. E.g. Kitchen full, back soon.",
  forMinutes: (minutes) => `${minutes} min`,
  untilReopened: "Until I reopen",
  untilReopenedHint: "7 days at most. The tables’ tabs stay open.",

  pause: {
    button: "Pause",
    region: "Orders paused",
    reopen: "Reopen now",
    reopenOf: (name) => `Reopen now: ${name}`,
    paused: (name) => `${name}: orders paused.`,
    reopened: (name) => `${name}: open again.`,
    failed: (name, why) => `${name} did not change. ${why}`,
  },
};

import { timesFor } from "../../../domain/reader-clock.ts";
import type { openingText } from "../opening-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const opening: Translated<typeof openingText> = {
  open: "Open",
  closed: "Closed",
  paused: "Orders paused",
  closesAt: (time) => `closes at ${time}`,
  opensAt: (when) => `opens ${when}`,
  times: (times) => timesFor("us", times),
  at: (time) => `at ${time}`,
  tomorrowAt: (time) => `tomorrow at ${time}`,
  date: (day, month) => `${month}/${day}`,
  onDayAt: (day, time) => `${day} at ${time}`,
  backAt: (when) => `back ${when}`,
  minutes: (from, to) => (from === to ? `${from}\u00a0min` : `${from}–\u2060${to}\u00a0min`),
  feeFrom: (amount) => `from ${amount}`,
  feeRange: (least, most) => `${least}–\u2060${most}`,
  freeDelivery: "free delivery",
  hours: "Hours",
  hoursOf: { delivery: "Delivery", takeout: "Pickup", indoor: "Dine-in" },
  closedAllDay: "Closed",
  always: "Always open",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  daysTo: (from, until) => `${from} to ${until}`,
  availableAt: (times) => `Available ${times}`,
  service: "Delivery or pickup",
  delivery: "Delivery",
  takeout: "Pickup",
  fetchAt: "Pick up at",
};

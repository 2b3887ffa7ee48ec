import type { printerText } from "../printer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printer: Translated<typeof printerText> = {
  section: "Each accepted order comes out on paper, at the printer of each station.",
  heading: "Printers",
  help: "A printer automatically prints what belongs to its stations, as soon as the order is accepted.",
  none: "No printers: print each order from the orders page, or connect one here.",
  add: "Add printer",
  edit: "Edit",
  remove: "Remove",
  test: "Print a test",
  removed: (name) => `${name} was removed`,
  testSent: "Test in the printer’s queue",
  loadFailed: "The printers were not loaded.",
  removeQuestion: (name) => `Remove ${name}?`,
  removeExplanation: "Its address stops working, and what it has not printed leaves the queue.",
  shortKinds: { agent: "Agent", cloudprnt: "Star", epson: "Epson", browser: "Browser" },
  fallbackTo: (name) => `If it fails, prints at ${name}`,
  states: {
    new: "Not connected yet",
    ready: "Ready",
    fault: "Has a problem",
    silent: "No answer",
  },
  seen: (when) => `Last seen: ${when}`,
  waiting: (count) => (count === 1 ? "1 in the queue" : `${count} in the queue`),
  failed: (count) => (count === 1 ? "1 failed" : `${count} failed`),
};

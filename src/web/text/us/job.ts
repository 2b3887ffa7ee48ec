import type { jobText } from "../job-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const job: Translated<typeof jobText> = {
  jobs: {
    unprintedHeading: "Not printed",
    printedHeading: "Printed in the last 24 hours",
    nonePrinted: "Nothing has been printed yet.",
    order: (number) => `Order ${number}`,
    bill: (table) => `Check of table ${table}`,
    day: (day, month, year) => `End of day ${month}/${day}/${year}`,
    moved: (from, to) => `Moved ${from} > ${to}`,
    reasons: { cancelled: "Canceled", reprint: "Reprint", test: "Test print" },
    states: { queued: "In queue", offered: "Printing", printed: "Printed", failed: "Failed" },
    reprint: "Print again",
    dismiss: "Dismiss",
    dismissFailed: "Dismiss all that failed",
    queued: "In the printer’s queue",
    atPrinter: "At the printer",
    instead: (other, first) => `${other}, instead of ${first}`,
    here: "Print on this device",
    hereHint: "While a staff page is open here, what is for this printer prints automatically.",
    hereNone: "Do not print here",
  },

  faults: {
    waitedTooLong: "Waited too long in the queue",
    orderOver: "The order was already done",
    tabOver: "The tab was already closed",
    notLoaded: "The order was not loaded in the browser",
    notConfirmed: "The browser did not confirm the print",
    unexplained: "The printer did not say why",
    noPaper: "No paper",
    paperJam: "Paper jam",
    coverOpen: "Cover open",
    cutter: "Cutter jammed",
    defect: "Printer fault",
    notUnderstood: "The printer did not understand what it received",
    noAnswer: "The printer did not answer",
    disconnected: "The printer is disconnected",
    unreachable: "Off, or at another network address",
    notFound: "The agent did not find the printer",
    forbidden: "The agent has no permission to use the printer",
  },

  printing: {
    heading: "Print order",
    print: "Print",
    blocked: "The browser blocked the window. Allow pop-ups from this site and try again.",
    notLoaded: "The order did not load.",
  },
};

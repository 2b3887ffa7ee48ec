import type { historyText } from "../history-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const history: Translated<typeof historyText> = {
  heading: "History",
  nothing: "Nothing yet.",
  by: (name) => `by ${name}`,
  approvedBy: (name) => `approved by ${name}`,
  unknown: "Change",

  placed: "Order placed",
  accepted: "Accepted",
  ready: "Ready",
  notReady: "Back in the kitchen",
  lineCancelled: (what) => `Canceled: ${what}`,
  linePassed: (what) => `Moved to another tab: ${what}`,
  linesAdded: (what) => `Added: ${what}`,
  opened: "Tab opened",
  closed: "Tab closed",
  paid: (amount) => `Payment: ${amount}`,
  refunded: (amount) => `Refund: ${amount}`,
  promised: (time) => `Promised time: ${time}`,
  renamed: "Tab renamed",
  moved: (from, to) => `Moved: Table ${from} → Table ${to}`,
  merged: (from, to) => `Merged: Table ${from} → Table ${to}`,
  passed: (from, to) => `Items moved: Table ${from} → Table ${to}`,
  reopened: "Tab reopened",
  reopenedFor: (reason) => `Tab reopened: ${reason}`,
  serviceWaived: (from, to) => `Service: ${from} → ${to}`,
  pricesChanged: (count) => (count === 1 ? "Prices: 1 item" : `Prices: ${count} items`),
  keyRenewed: (table) => `Key of the code for table ${table} renewed`,
  settingsChanged: "Settings saved",
  servicesChanged: "Services and hours saved",
};

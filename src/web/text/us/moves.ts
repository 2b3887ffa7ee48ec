import type { movesText } from "../moves-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of moves-dictionary.ts in English. */
export const moves: Translated<typeof movesText> = {
  menu: "Tab actions",
  rename: "Rename",
  move: "Change table",
  merge: "Merge with another tab",
  pass: "Move items",
  back: "Back",
  save: "Save name",
  name: "Name of the tab",
  nameHint: "Blank, it takes the table’s number.",
  renamed: "Name of the tab saved.",

  toWhichTable: "To which table?",
  table: (number, state) => `Table ${number}, ${state}`,
  moved: (number) => `The tab is now at table ${number}.`,
  taken: (number) => `Table ${number} has an open tab already.`,
  takenHint: "Merge the two, or choose another table.",
  mergeInstead: "Merge the two",

  withWhich: "With which tab?",
  withWhichOf: (number) => `Which tab of table ${number}?`,
  noOthers: "No other tab is open.",
  noOthersHere: "This table has no other open tab. Open one with the + button.",
  mergeQuestion: (from, into) => `Merge ${from} with ${into}?`,
  mergeHint: "Orders and payments move to it, and this one is closed.",
  merged: (into) => `The tabs were merged: ${into}.`,

  passWhat: "What moves to another tab?",
  nothingToPass: "This tab has no items to move.",
  chooseFirst: "Choose at least one item.",
  chosen: (count) => (count === 1 ? "1 item chosen" : `${count} items chosen`),
  of: (qty, most) => `${qty} of ${most}`,
  qtyOf: (title, number) => `${title}, order ${number}`,
  passAll: "All",
  next: "Choose where to",
  tableTab: "Table’s tab",
  newTableTab: "Open the table’s tab",
  passed: (to) => `Items moved: ${to}.`,

  closedMeanwhile: "One of the tabs is closed already. Nothing changed.",
  changed: "The tab changed on another device. Check it and try again.",
  mergeChangesTotal:
    "Service is not charged alike on both: merged, the total would change. Close each on its own.",
  paidFor: "What is paid does not move: refund it first.",

  closedTabs: "Closed tabs",
  closedToday: "Closed today",
  search: "Table or name",
  noneClosed: "No tab was closed today.",
  noneFound: "No tab closed today has this table or this name.",
  moreClosed: "There are others, closed earlier.",
  closedAt: (clock, by) => (by === null ? `closed at ${clock}` : `closed at ${clock} by ${by}`),

  reopen: "Reopen tab",
  reopenReason: "Why reopen it?",
  reasonRequired: "Say the reason.",
  reopened: "The tab is open again.",
  reopenTaken: "The table has another open tab. Close, move or merge that one first.",
  tooLate: "A tab is only reopened on the same day.",
  approvalWhy: "An administrator has to approve.",

  mergedInto: "This tab was merged with another.",
  seeOther: "See the other tab",

  bill: "Check requested",
  tableAsksBill: (number) => `Table ${number} asked for the check`,
  asksBill: "This table asked for the check.",
};

import type { tabText } from "../tab-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const tab: Translated<typeof tabText> = {
  tab: {
    ready: "Ready",
    backToTables: "Back to the tables",
    newTab: "New tab at this table",
    closed: "This tab is already closed.",
    missingTitle: "Tab not found",
    missing: "It does not exist, or belongs to another place.",
    orders: "Orders on the tab",
    byGuest: (name) => `Order by customer ${name}`,
    guestWaits: (count) =>
      count === 1 ? "1 customer order to accept" : `${count} customer orders to accept`,
    accept: (number) => `Accept ${number}`,
    accepted: (number) => `Order ${number} accepted.`,
    noOrders: "There are no orders on this tab yet.",
    neverOrdered: "There were no orders on this tab.",
    orderCount: (count) => (count === 1 ? "1 order" : `${count} orders`),
    withService: "with service",
    toAnswerOut: "not counting those to accept",
    cancelledOut: "not counting canceled ones",
    sendsAs: (name) => `as ${name}`,
    draftCount: (count) => (count === 1 ? "1 item" : `${count} items`),
    emptyDraft: "No items in the order",
    running: "Order total",
    close: "Close tab",
    send: "Send order",
    actions: "Tab actions",
    mergedInto: "This tab was merged with another.",
    seeOther: "See the other tab",
    reopen: "Reopen tab",
    toGiveBack: "Overpaid, to refund:",
    closingNeedsNetwork:
      "No answer: you need internet to know what is left to pay. Check the connection and try again.",
    closingNotYet:
      "This tab has not been sent yet, and can only be closed after that. If nobody is going to use it, discard it.",
    printBill: "Print check",
  },
};

import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of floor-dictionary.ts in English. */
export const floor: Translated<typeof floorText> = {
  tables: {
    heading: "Tables",
    states: {
      calling: "Calling",
      callingForBill: "Bill requested",
      onTheWay: "Someone is on the way",
      free: "Free",
      bill: "Bill requested",
      occupied: "Occupied",
    },
    seeOrders: "SEE ORDERS",
    onTheWay: "Coming",
    lastOrder: (time) => `last order ${time} ago`,
    openTabs: (count) => (count === 1 ? "1 open tab" : `${count} open tabs`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} tabs`,
    unsent: (count) => (count === 1 ? "1 order not sent" : `${count} orders not sent`),
    unsentTabs: (count) => (count === 1 ? "1 tab not sent yet" : `${count} tabs not sent yet`),
    notSentYet: "Not sent",
    returned: (count) => (count === 1 ? "1 order not accepted" : `${count} orders not accepted`),
    noneTitle: "No tables",
    none: "The number of tables is chosen in the settings, under Admin.",
    chooseNumber: "Choose how many tables",
  },

  guestOrders: {
    note: (count, number) =>
      count === 1
        ? `A customer ordered by phone for “${number}”: it is on no tab.`
        : `${count} customer orders by phone for “${number}”: they are on no tab.`,
    order: (number) => `Order ${number}`,
    short: (count) => (count === 1 ? "1 customer order" : `${count} customer orders`),
  },

  call: {
    calling: "This table is calling.",
    onTheWay: "Someone is on the way.",
    personOnTheWay: (name) => `${name} is on the way.`,
    callingAgain: "Someone is on the way, and the table called again.",
    go: "I’m on my way",
    served: "Attended",
    noTabs: "Orders on tabs are turned off in the settings.",
  },

  opening: {
    choose: "Choose the tab",
    opened: (ago) => `opened ${ago}`,
    newTab: "New tab",
    name: "Name of the tab",
    nameHint: "Whose it is, or how to tell.",
    individual: "INDIVIDUAL",
    individualCheck: "Individual tab",
    individualHint: "The table has a tab that is not individual already.",
    open: "Open tab",
    taken: (number) => `Another device opened table ${number} already.`,
    notOpened: "The tab was not opened.",
    notSentYet: "not sent yet",
    waiting:
      "Opened without internet: it is kept on this device and goes by itself, before the orders.",
    onItsWay:
      "It has left this device, and the answer has not come: it goes again by itself, before the orders.",
    waitingOnPage: "The device has nowhere to keep it: leave this page open until it goes.",
    old: (time) => `The tab was opened ${time} ago. Send it anyway?`,
    other: "Someone else opened the tab on this device. Send it anyway?",
    refused: "The tab was not opened",
    tableGone: (number) =>
      `Table ${number} no longer exists. Choose another: the items and the orders go with the tab.`,
    switchedOff:
      "Tabs are turned off, or you may no longer open them. Talk to an administrator and try again: the items and the orders are still here.",
    refusedFor: (reason) => `${reason} The items and the orders are still here.`,
    chooseTable: "Choose another table",
    tryAgain: "Try again",
    discardQuestion: (orders) => {
      if (orders === 0) return "Discard the unsent tab?";
      return orders === 1
        ? "Discard the tab and its unsent order?"
        : `Discard the tab and its ${orders} unsent orders?`;
    },
    discardDraft: "The items chosen on it are discarded as well.",
    maybeArrived:
      "It may have arrived: only the answer is missing. If it has, it is among the table’s tabs.",
    besideTitle: "Another device had opened this table already",
    beside:
      "This tab is now INDIVIDUAL, with the orders made on it. To have a single check, use “Merge with another tab” in the tab’s actions.",
    closingNotYet:
      "This tab has not been sent yet, and can only be closed after that. If nobody is going to use it, discard it.",
  },

  tab: {
    unnamedIndividual: "No name",
    backToTables: "Back to the tables",
    newTab: "New tab at this table",
    closed: "This tab is closed already.",
    missingTitle: "Tab not found",
    missing: "It does not exist, or is another place’s.",
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
    toAnswerOut: "without those to accept",
    cancelledOut: "without canceled ones",
    sendsAs: (name) => `as ${name}`,
    search: "Find item",
    options: "Options and note",
    optionsOf: (title) => `Options and note for ${title}`,
    inOrder: (count) => `${count} in the order`,
    tooMany: (lines, entries) =>
      `An order has at most ${lines} lines, and ${entries} with the options.`,
    draftCount: (count) => (count === 1 ? "1 item" : `${count} items`),
    emptyDraft: "No items in the order",
    running: "Order total",
    close: "Close tab",
    send: "Send order",
    menuMissing: "The menu did not load.",
    gone: "Off the menu",
  },

  unsent: {
    state: "not sent",
    regions: {
      all: "Not sent",
      held: "Not sent, waiting for a decision",
      waiting: "Not sent, waiting for internet",
    },
    count: (count) =>
      count === 1 ? "1 waits on this device" : `${count} wait on this device, and go in order`,
    afterTab: "Kept on this device; it goes after the tab.",
    waiting: "Kept on this device; it goes by itself when the internet is back.",
    onItsWay:
      "It has left this device, and the answer has not come: it goes again by itself, and no longer changes.",
    waitingOnPage: "The device has nowhere to keep it: leave this page open until it goes.",
    old: (time) => `It was made ${time} ago. Send it anyway?`,
    other: "Someone else made it on this device. Send it anyway?",
    refused: "It was not accepted, and could not go back into the order being made.",
    send: "Send",
    edit: "Edit",
    editTooMany: "It does not fit in the order being made. Send that one first.",
    discard: "Discard",
    discardQuestion: "Discard the unsent order?",
    maybeArrived:
      "It may have arrived: only the answer is missing. If it has, it is among the tab’s orders.",
    keep: "Keep",
  },

  refusal: {
    title: "The order was not accepted",
    state: "not accepted",
    waits: "The reason and the items are on the tab.",
    back: "The items are back in the order.",
    prices: "Some prices have changed. The items are back in the order.",
    sendAtNewPrices: "Send at the new prices",
    unavailable: "These items are no longer available. The order is back on the screen.",
    short: "Some items ran out or are not enough for the order. It is back on the screen.",
    options: "The options of some items need a change. The order is back on the screen.",
    choose: "Choose options",
    remove: "Take out",
    closed: "This tab is closed already. The items are still here.",
    newTab: "New tab with these items",
    noRoom:
      "The items do not fit in the order being made on the other tab, and are still here. Send that one first, or open an individual tab.",
    unknown:
      "It, or a version of it, may have arrived already. Check the tab’s orders before sending it again.",
    understood: "Got it",
  },

  bill: {
    print: "Print check",
    people: "Split among how many people",
    peopleWrong: (most) => `Type a number from 1 to ${most}.`,
    atPrinter: "At the printer",
    here: "Print on this device",
    queued: "In the printer’s queue",
    blocked: "The browser blocked the window. Allow pop-ups from this site and try again.",
    failed: "The check did not load.",
  },

  payment: {
    heading: "PAYING:",
    subtotal: "Subtotal",
    service: "Service",
    total: "Total",
    paid: "Paid",
    left: "Left to pay",
    overpaid: "Overpaid",
    toGiveBack: "Overpaid, to give back:",
    waived: "waived",
    amount: "Amount",
    waive: "Without service charge",
    cancel: "Cancel",
    pay: "Pay",
    question: (amount) => `Pay ${amount}?`,
    waiveQuestion: "Close without service charge?",
    received: (amount) => `Received: ${amount}.`,
    paidAll: (table) => `${table}: tab paid and closed.`,
    tooMuch: (left) => `At most what is left to pay: ${left}.`,
    nothing: "Must be more than zero.",
    waivedTooLate: "More than the total without service is paid already.",
    answerFirst:
      "A customer’s order on this tab is still waiting. Accept or decline it before closing.",
    changed: "The tab changed on another device. Check the amounts.",
    needsNetwork: "Payments are only recorded with internet; none is kept for later.",
    closingNeedsNetwork:
      "No answer: what is left to pay is only known with internet. Check the connection and try again.",
    unanswered: (amount) =>
      `The payment of ${amount} got no answer, and may have been recorded. Trying again does not charge twice.`,
    unansweredWaiver:
      "Closing without service charge got no answer, and may have been recorded. Trying again does not charge twice.",
    unansweredShort: "A payment on this tab got no answer.",
    registered: "This payment was recorded already. Check the payments.",
    tryAgain: "Try again",
    giveUp: "Give up",
    givenUp: "Check the payments before taking money again.",
    closeEmpty: "Close the empty tab?",
    closeSettled: "Nothing is left to pay. Close the tab?",
    ended: (table) => `${table}: tab closed.`,
    unsentQuestion: "Take payment without the unsent items?",
    unsentDraft: "Some chosen items have not been sent yet.",
    unsentOrders: "An order kept on this device has not arrived yet.",
  },
};

import type { outboxText } from "../outbox-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const outbox: Translated<typeof outboxText> = {
  unsent: {
    state: "not sent",
    regions: {
      all: "Not sent",
      held: "Not sent, waiting for a decision",
      waiting: "Not sent, waiting for internet",
    },
    count: (count) =>
      count === 1
        ? "1 unsent entry is waiting on this device"
        : `${count} unsent entries are waiting on this device, and will go in order`,
    afterTab: "Saved on this device; it is sent after the tab.",
    waiting: "Saved on this device; it is sent automatically when the internet is back.",
    onItsWay:
      "It has left this device, and no answer has come yet: it is sent again automatically, and can no longer be changed.",
    waitingOnPage: "The device has nowhere to save it: leave this page open until it is sent.",
    old: (time) => `It was made ${time} ago. Send it anyway?`,
    other: "Someone else made it on this device. Send it anyway?",
    refused: "It was not accepted, and could not go back into the order being put together.",
    send: "Send",
    edit: "Edit",
    editTooMany: "It does not fit in the order being put together. Send that one first.",
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
    options: "The options of some items need changes. The order is back on the screen.",
    choose: "Choose options",
    remove: "Take out",
    closed: "This tab is already closed. The items are still here.",
    newTab: "New tab with these items",
    noRoom:
      "The items do not fit in the order being put together on the other tab, and are still here. Send that one first, or open an individual tab.",
    unknown:
      "It, or a version of it, may have arrived already. Check the tab’s orders before sending it again.",
    understood: "Got it",
  },

  opening: {
    waiting:
      "Opened without internet: it is saved on this device and is sent automatically, before the orders.",
    onItsWay:
      "It has left this device, and no answer has come yet: it is sent again automatically, before the orders.",
    waitingOnPage: "The device has nowhere to save it: leave this page open until it is sent.",
    old: (time) => `The tab was opened ${time} ago. Send it anyway?`,
    other: "Someone else opened the tab on this device. Send it anyway?",
    refused: "The tab was not opened",
    tableGone: (number) =>
      `Table ${number} no longer exists. Choose another: the items and the orders go with the tab.`,
    switchedOff:
      "Tabs are turned off, or you can no longer open them. Talk to an administrator and try again: the items and the orders are still here.",
    refusedFor: (reason) => `${reason} The items and the orders are still here.`,
    chooseTable: "Choose another table",
    discardQuestion: (orders) => {
      if (orders === 0) return "Discard the unsent tab?";
      return orders === 1
        ? "Discard the tab and its unsent order?"
        : `Discard the tab and its ${orders} unsent orders?`;
    },
    discardDraft: "The items chosen on it are discarded as well.",
    maybeArrived:
      "It may have arrived: only the answer is missing. If it has, it is among the table’s tabs.",
    besideTitle: "Another device had already opened this table",
    beside:
      "This tab is now INDIVIDUAL, with the orders made on it. To have a single check, use “Merge with another tab” in the tab’s actions.",
  },

  foreign: {
    waits:
      "It was done on this device in a newer version of the program, and this one cannot send it. Reload the page.",
    reload: "Reload",
    discardQuestion: "Discard what was done in the newer version?",
    maybeArrived: "It may have arrived already: check the tab first.",
  },
};

import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const floor: Translated<typeof floorText> = {
  tables: {
    states: {
      calling: "Calling",
      callingForBill: "Check requested",
      onTheWay: "Someone is on the way",
      free: "Free",
      bill: "Check requested",
      occupied: "Occupied",
    },
    seeOrders: "SEE ORDERS",
    onTheWay: "On the way",
    ages: { min: "min", h: "h", d: "d" },
    lastOrder: (time) => `last order ${time} ago`,
    openTabs: (count) => (count === 1 ? "1 open tab" : `${count} open tabs`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} tabs`,
    unsent: (count) => (count === 1 ? "1 order not sent" : `${count} orders not sent`),
    unsentTabs: (count) => (count === 1 ? "1 tab not sent yet" : `${count} tabs not sent yet`),
    notSentYet: "Not sent",
    returned: (count) => (count === 1 ? "1 order not accepted" : `${count} orders not accepted`),
    drafted: (count) => (count === 1 ? "1 item not sent" : `${count} items not sent`),
    noneTitle: "No tables",
    none: "The number of tables is chosen in the settings, under Admin.",
    chooseNumber: "Choose how many tables",
    closedTabs: "Closed tabs",
    drawer: "Cash drawer",
  },

  guestOrders: {
    note: (count, number) =>
      count === 1
        ? `A customer ordered from a phone for “${number}”: it is on no tab.`
        : `${count} customer orders from phones for “${number}”: they are on no tab.`,
    order: (number) => `Order ${number}`,
    short: (count) => (count === 1 ? "1 customer order" : `${count} customer orders`),
  },

  call: {
    calling: "This table is calling.",
    onTheWay: "Someone is on the way.",
    personOnTheWay: (name) => `${name} is on the way.`,
    callingAgain: "Someone is on the way, and the table called again.",
    go: "I’m on my way",
    served: "Taken care of",
    noTabs: "Orders on tabs are turned off in the settings.",
    asksBill: "This table asked for the check.",
  },

  opening: {
    choose: "Choose the tab",
    opened: (ago) => `opened ${ago}`,
    newTab: "New tab",
    name: "Tab name",
    nameHint: "Whose it is, or how to recognize it.",
    individualCheck: "Individual tab",
    individualHint: "The table already has a tab that is not individual.",
    open: "Open tab",
    taken: (number) => `Another device has already opened table ${number}.`,
    notOpened: "The tab was not opened.",
  },
};

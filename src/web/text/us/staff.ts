import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const staff: Translated<typeof staffText> = {
  days: {
    choose: "Other days",
    clear: "Back to today",
    range: (from, to) => `${from} to ${to}`,
  },

  orders: {
    newOrders: "New orders",
    isNew: "New",
    moreNew: (count) => `There are ${count} more: they show up here when these are accepted.`,
    ready: "Ready",
    markReady: (number) => `Ready for pickup: order ${number}`,
    isReady: (number) => `Order ${number} ready for pickup.`,
    over: "This order is already closed.",
    tabOver: "Its tab is closed.",
    scheduledFor: (when) => `Scheduled: ${when}`,
    area: "Area",
    promised: "Promised for",
    emptyBelow: "No other orders here",
    sentBy: (name) => `by ${name}`,
    showAll: "Show all orders",
    statusNotChanged: (number, reason) => `The status of order ${number} did not change. ${reason}`,
  },

  board: {
    columns: {
      open: "Pending",
      processing: "Processing",
      preparing: "Preparing",
      ready: "Ready",
      travelling: "On the way",
    },
    ages: { min: "min", h: "h", d: "d" },
    none: "No orders.",
    services: { delivery: "Delivery", takeout: "Pickup", indoor: "Table or room" },
    more: (count) => `and ${count} more`,
    search: "Find order",
    searchHint: "No., name or table",
    service: "Service",
    allServices: "All",
    nothingFound: "No orders found",
    nothingFoundHint: "Check the number, name or table, and the list you are in.",
    clearSearch: "Clear search",
  },

  list: {
    onlyMine: "Show only my orders",
    hiddenDetails: "details hidden for privacy",
    changeStatus: (number) => `Status of order ${number}`,
    moveTo: (status) => `Move to ${status}`,
    statusChanged: (number, status) => `Order ${number}: ${status}`,
    loadMore: "See more orders",
    moreItems: (count) => (count === 1 ? "and 1 more item" : `and ${count} more items`),
    emptyGuest: "The orders you place on this device show up here.",
    emptyStaff: "New orders show up here as soon as they come in.",
    beforeFirst: "Show customers the QR code, or send them the link to the menu.",
    emptyTab: "No orders in this list.",
    tableOrders: "Table order",
    drawer: "Cash drawer",
    timeAgo: (time) => `${time} ago`,
  },

  jobs: {
    open: "Prints",
    allPrinted: "All printed.",
  },
};

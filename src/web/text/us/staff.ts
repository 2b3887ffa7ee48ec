import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of staff-dictionary.ts in English. */
export const staff: Translated<typeof staffText> = {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Phone",
    postalCode: "CEP",
    street: "Street",
    number: "Number",
    complement: "Apt., suite",
    district: "District",
    city: "City",
    state: "UF",
    map: "Map",
    mapHint: "Paste the map’s embed code or address here.",
    about: "About",
    paymentInstructions: "How to pay",
    pixKey: "PIX key",
    paymentMethods: "Payment methods",
    languages: "Languages",
    tableCount: "Number of tables",
    servicePercent: "Service (%)",
    printQrCode: "Print QR code",
    save: "Save",
    signOut: "Sign out",
  },

  live: {
    live: "Live",
    polled: "Updates every 15 s",
    connecting: "Connecting...",
  },

  days: {
    choose: "Other days",
    clear: "Back to today",
    from: "From",
    to: "To",
    show: "See",
    range: (from, to) => `${from} to ${to}`,
    invalid: "Type a day that exists, like 21/11/2026.",
    turned: "The last day comes before the first.",
  },

  orders: {
    newOrders: "New orders",
    enterOrder: "New order",
    isNew: "New",
    moreNew: (count) => `There are ${count} more: they show up here when these are accepted.`,
    ready: "Ready",
    markReady: (number) => `Ready for pickup: order ${number}`,
    isReady: (number) => `Order ${number} ready for pickup.`,
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
      open: "Open",
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
    searchHint: "Number, name or table",
    service: "Service",
    allServices: "All",
    nothingFound: "No orders found",
    nothingFoundHint: "Check the number, name or table, and the tab.",
    clearSearch: "Clear search",
  },

  cancelling: {
    question: (number) => `Cancel order ${number}?`,
    reason: "Reason",
    text: "Detail",
    textHint: "The customer reads the reason and the detail.",
    reasonRequired: "Choose the reason.",
    textRequired: "Say the reason.",
    approvalWhy: "Preparation has begun or the check is paid: an administrator has to approve.",
    keep: "Keep the order",
    cancel: "Cancel the order",
  },

  approval: {
    heading: "An administrator’s approval",
    pin: "Administrator’s PIN",
    user: "Administrator’s user",
    pass: "Administrator’s password",
    required: { pin: "Type the PIN.", user: "Type the user.", pass: "Type the password." },
    withPassword: "Use email and password",
    withPin: "Use the PIN",
  },

  password: {
    current: "Current password",
    new: "New password",
    confirm: "Confirm password",
    currentInvalid: "Wrong current password",
    mismatch: "The two new passwords are different",
    changed: "Password changed.",
  },

  staff: {
    attendant: "Server",
    administrator: "Administrator",
    block: "Block",
    unblock: "Unblock",
    blocked: "Blocked",
    resetPassword: "Reset password",
  },

  printing: {
    heading: "Print order",
    print: "Print",
    printOrder: (number) => `Print order ${number}`,
    blocked: "The browser blocked the window. Allow pop-ups from this site and try again.",
    close: "Close",
    notLoaded: "The order did not load.",
  },
};

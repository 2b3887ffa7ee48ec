import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const bar: Translated<typeof barText> = {
  bar: {
    label: "Editing mode",
    editing: "Editing",
    editingLong: "You are editing the menu",
    looking: "Customer’s view",
    lookingLong: "You are viewing the site as customers see it",
    look: "Customer",
    lookLong: "See as a customer",
    prices: "Prices",
    edit: "Edit",
    editLong: "Back to editing",
    closed: "The business is turned off: only you can see this page.",
  },
  activity: {
    help: "For a vacation or a renovation you can take the site offline. Nothing on it is lost.",
    isOpen: "Online",
    close: "Take offline",
    closeQuestion: "Take the site offline?",
    closeExplanation:
      "Customers stop seeing the menu and ordering: they only see the name, logo and contact details. You can reopen whenever you like.",
    open: "Reopen the site",
    opened: "The site is online again.",
    closed: "The site is offline.",
  },
  inactive: {
    title: "Account turned off",
    explanation:
      "Customers only see the name, logo and contact details. The settings come back with the site, as you left them.",
  },
};

import type { questionText } from "../question-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const question: Translated<typeof questionText> = {
  priceChanged: {
    title: "Some prices have changed",
    explanation: "Since you opened the menu, these prices have changed:",
    oldPrice: "Before",
    newPrice: "Now",
    newTotal: "New total:",
    accept: "Send at the new prices",
    review: "Review the order",
  },

  quoteChanged: {
    title: "The order total has changed",
    before: "Before:",
    now: "Now:",
    accept: (total) => `Order for ${total}`,
  },

  unavailable: {
    title: "Unavailable items",
    explanation: "These items are no longer available:",
    removeThem: "Remove them and continue",
  },

  invalidOptions: {
    title: "Check the options",
    explanation: "The menu has changed, and these items need another choice:",
    edit: (title) => `Edit ${title}`,
  },
};

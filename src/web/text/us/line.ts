import type { lineText } from "../line-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const line: Translated<typeof lineText> = {
  question: (title) => `Cancel ${title}?`,
  howMany: "How many",
  keep: "Keep",
  cancel: "Cancel item",
  done: (what, number) => `Canceled on order ${number}: ${what}`,

  edit: {
    heading: (number) => `Edit order ${number}`,
    add: "Add item",
    added: "Added",
    choose: "Choose an item",
    unchanged: "Nothing has been changed yet.",
    keep: "Back",
    save: "Save order",
    saved: (number) => `Order ${number} changed.`,
    tooLate:
      "The kitchen has started this order, or it has already gone out: cancel the item with a reason, or enter another order.",
    unanswered: "No answer: the change may have been saved. Trying again does not change it twice.",
  },

  approvalWhy: "Preparation has started or it has been paid: an administrator has to approve.",
};

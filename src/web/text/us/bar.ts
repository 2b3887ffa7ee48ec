import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of bar-dictionary.ts in English. */
export const bar: Translated<typeof barText> = {
  bar: {
    label: "Editing mode",
    editing: "Editing",
    editingLong: "You are editing the menu",
    looking: "Customer’s view",
    lookingLong: "You are seeing the site as customers see it",
    look: "Customer",
    lookLong: "See as a customer",
    prices: "Prices",
    edit: "Edit",
    editLong: "Back to editing",
    closed: "The business is turned off: only you see this page.",
  },
};

import type { entryText } from "../entry-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const entry: Translated<typeof entryText> = {
  entry: {
    week: {
      limit: "Only at certain times",
      hint: "Outside them it stays on the menu, with its times, and cannot be ordered.",
      incomplete: "Complete the times to save.",
      never: "Not available",
    },
    optionMaxQty: "Maximum of this option",
    numberNone: { min: "0", max: "no limit", free_qty: "0", max_qty: "no limit" },
    rules: {
      min_above_max: "the minimum is above the maximum",
      free_above_max: "more are free than can be chosen",
      min_above_options: "there are not that many options to choose",
      heading: "Rules for choosing",
      guestsRead: "The customer sees:",
      anyNumber: "nothing, they can choose as many as they like",
      unmet: (min, options) =>
        options === 0
          ? `Minimum ${min}, but there are no options: the item cannot be ordered`
          : options === 1
            ? `Minimum ${min}, but there is only 1 option: the item cannot be ordered`
            : `Minimum ${min}, but there are only ${options} options: the item cannot be ordered`,
    },
    choices: {
      sum: "Sum of the prices",
      highest: "Price of the most expensive",
      average: "Average price",
      prepared: "Made in-house",
      resale: "Resale",
      alcohol: "Alcoholic drink",
    },
    picture: (title) => `Photo of ${title}`,
    pictures: (count) => (count === 1 ? "1 photo" : `${count} photos`),
    active: "Active",
    navHide: "Not in navigation",
    itemNavHide: "Not in navigation: only staff see the item, on tabs",
    finish: (title) => `Finish editing ${title}`,
    finishShort: "Done",
    place: "Move",
    delete: "Delete",
    pictureOnItsWay: "Wait until the photo has been uploaded.",
    fallback: (portuguese) => `If blank, the Portuguese is shown: ${portuguese}`,
  },

  icons: {
    heading: "Icons",
    none: "No icons yet.",
    add: "New icon",
    title: "Icon’s title",
    picture: "Icon’s picture",
    pictureRequired: "Choose the icon’s picture!",
    manage: "Manage icons",
    remove: (title) => `Delete the icon ${title}`,
    removeQuestion: (title) => `Delete the icon ${title}?`,
    removeExplanation: "It is taken off all items that show it.",
    gone: "Someone else deleted this icon.",
  },

  lost: {
    heading: "Someone else deleted this",
    gone: (title) => `${title} was deleted while you were editing. This was not saved:`,
    placeGone: (title) =>
      `The place of ${title} was deleted while you were typing. This was not saved:`,
    goneShort: (title) => `Someone else deleted ${title}.`,
    bringBack: "Bring back",
  },

  copying: {
    duplicate: "Duplicate",
    toOthers: "Copy to other items",
  },
};

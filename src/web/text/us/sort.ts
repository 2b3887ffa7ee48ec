import type { sortText } from "../sort-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sort: Translated<typeof sortText> = {
  sorting: {
    heading: "Sort",
    headingOf: (title) => `Sort ${title}`,
    place: (title) => `Move ${title}`,
    position: "Position",
    first: "First",
    last: "Last",
    before: "Above",
    after: "Below",
    reference: "Reference item",
    choose: "Choose an item",
    referenceRequired: "Choose the reference item.",
    move: "Move",
    hint: "Drag by the handle or use the arrows.",
    drag: (title) => `Drag ${title}`,
    up: (title) => `Move ${title} up`,
    down: (title) => `Move ${title} down`,
    moved: (title, place, count) => `${title}: position ${place} of ${count}.`,
    movedTo: (title, category) => `${title} is in ${category}.`,
    moveUpQuestion: (category) => `Move to the previous category, ${category}?`,
    moveDownQuestion: (category) => `Move to the next category, ${category}?`,
    above: (category) => `Move to the end of ${category}`,
    below: (category) => `Move to the start of ${category}`,
  },

  copying: {
    heading: (title) => `Copy ${title} to other items`,
    explanation: "The subcategory goes with all its options to each checked item.",
    search: "Find item",
    nothingFound: "No items found.",
    noOthers: "There are no other items on the menu.",
    hasIt: "(has one with this title)",
    chooseSome: "Check at least one item.",
    markShown: "Check all",
    unmark: "Uncheck all",
    copy: (count) =>
      count === 0 ? "Copy" : count === 1 ? "Copy to 1 item" : `Copy to ${count} items`,
  },

  deleting: {
    categoryQuestion: (title) => `Delete the category ${title}?`,
    itemQuestion: (title) => `Delete the item ${title}?`,
    groupQuestion: (title) => `Delete the subcategory ${title}?`,
    withItems: (count) =>
      count === 1
        ? "The item in it will be deleted as well."
        : `The ${count} items in it will be deleted as well.`,
    withGroups: (count) =>
      count === 1
        ? "The subcategory in it will be deleted as well."
        : `The ${count} subcategories in it will be deleted as well.`,
  },
};

import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of menu-editor-dictionary.ts in English. */
export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    label: "Language of the text",
    missing: "to translate",
    missingCount: (count) => (count === 1 ? "1 language missing" : `${count} languages missing`),
  },

  lost: {
    heading: "Someone else deleted this",
    gone: (title) => `${title} was deleted while you were editing. This was not saved:`,
    placeGone: (title) =>
      `The place of ${title} was deleted while you were writing. This was not saved:`,
    goneShort: (title) => `Someone else deleted ${title}.`,
    bringBack: "Bring back",
    discard: "Discard",
  },

  entry: {
    inactive: "Inactive",
    hiddenFromNavigation: "Not in navigation",
    edit: (title) => `Edit ${title}`,
    finish: (title) => `Finish editing ${title}`,
    open: (title) => `Open ${title}`,
    title: "Title",
    subtitle: "Description",
    inLanguage: (field, language) => `${field} (${language})`,
    fields: {
      priceCents: "Price",
      serves: "Serves how many people",
      min: "Minimum",
      max: "Maximum",
      price_rule: "How it is charged",
      free_qty: "Free",
      max_qty: "Maximum per order",
      available: "Times when it can be ordered",
      stock: "Stock (blank is no limit)",
      tax_class: "Tax class",
    },
    week: {
      limit: "Only at certain times",
      hint: "Outside them it stays on the menu, with its times, and cannot be ordered.",
      incomplete: "Complete the times: what is missing is not saved.",
      never: "Not available",
    },
    optionMaxQty: "Maximum of this option",
    numberNone: { min: "0", max: "no limit", free_qty: "0", max_qty: "no limit" },
    rules: {
      heading: "Rules for choosing",
      guestsRead: "Customers read:",
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
      highest: "Price of the dearest",
      average: "Average price",
      prepared: "Made here",
      resale: "Resale",
      alcohol: "Alcoholic drink",
    },
    picture: (title) => `Photo of ${title}`,
    aPicture: "Photo",
    pictures: (count) => (count === 1 ? "1 photo" : `${count} photos`),
    titleRequired: "Type at least the title!",
    active: "Active",
    navHide: "Not in navigation",
    itemNavHide: "Not in navigation: only staff see the item, on tabs",
    save: "Save",
    finishShort: "Done",
    discard: "Discard",
    place: "Move",
    delete: "Delete",
    pictureOnItsWay: "Wait until the photo has been sent.",
    fallback: (portuguese) => `Blank, the Portuguese counts: ${portuguese}`,
  },

  adding: {
    category: "New category",
    item: "New item",
    group: "New subcategory",
    option: "New option",
    categoryTitle: "Type the category’s title!",
    itemTitle: "Type the item’s title!",
    groupTitle: "Type the subcategory’s title!",
    optionTitle: "Type the option’s title!",
    add: "Add",
    added: (title) => `${title} was added.`,
    firstCategory: "Begin with a category, like Pizzas or Drinks.",
    emptyTitle: "Your menu is empty",
    noItems: "No items yet.",
    noGroups: "Add subcategories for customers to choose from, like Crust or How it’s cooked.",
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

  copying: {
    duplicate: "Duplicate",
    duplicated: (title) => `${title} was duplicated.`,
    failed: (title, reason) => `${title} could not be duplicated. ${reason}`,
    undone: "The copy was undone.",
    notUndone: (reason) => `The copy could not be undone. ${reason}`,
    toOthers: "Copy to other items",
    heading: (title) => `Copy ${title} to other items`,
    explanation: "The subcategory goes with all its options to each checked item.",
    search: "Find item",
    nothingFound: "No items found.",
    noOthers: "There are no other items on the menu.",
    hasIt: "has one with this title",
    chooseSome: "Check at least one item.",
    markShown: "Check all",
    unmark: "Uncheck all",
    copy: (count) =>
      count === 0 ? "Copy" : count === 1 ? "Copy to 1 item" : `Copy to ${count} items`,
    copied: (title, count) =>
      count === 1 ? `${title} was copied to 1 item.` : `${title} was copied to ${count} items.`,
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
    deleted: (title) => `You deleted ${title}.`,
    undo: "Undo",
    restored: (title) => `${title} is back.`,
    failed: (title, reason) => `${title} could not be deleted. ${reason}`,
    notRestored: (title, reason) => `${title} could not come back. ${reason}`,
  },

  sorting: {
    heading: "Sort",
    headingOf: (title) => `Sort ${title}`,
    place: (title) => `Move ${title}`,
    categories: "Sort categories",
    items: "Sort items",
    groups: "Sort subcategories",
    options: "Sort options",
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
    instructions:
      "To pick up, press space or Enter. Move with the arrows and press again to drop, or Escape to give up.",
    picked: (title) => `${title} was picked up.`,
    over: (title, place) => `${title} is at: ${place}.`,
    placeNumber: (place, count) => `position ${place} of ${count}`,
    dropped: (title, place) => `${title} was dropped at: ${place}.`,
    cancelled: (title) => `${title} is back in its place.`,
  },
};

import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    missingCount: (count) => (count === 1 ? "1 language missing" : `${count} languages missing`),
  },

  entry: {
    inactive: "Inactive",
    hiddenFromNavigation: "Not in navigation",
    edit: (title) => `Edit ${title}`,
    open: (title) => `Open ${title}`,
    titleRequired: "Enter at least the title!",
  },

  adding: {
    category: "New category",
    item: "New item",
    group: "New subcategory",
    option: "New option",
    categoryTitle: "Enter the category’s title!",
    itemTitle: "Enter the item’s title!",
    groupTitle: "Enter the subcategory’s title!",
    optionTitle: "Enter the option’s title!",
    add: "Add",
    added: (title) => `${title} was added.`,
    firstCategory: "Start with a category, like Pizzas or Drinks.",
    emptyTitle: "Your menu is empty",
    noItems: "No items yet.",
    noGroups: "Add subcategories for customers to choose from, like Crust or Doneness.",
  },

  copying: {
    duplicated: (title) => `${title} was duplicated.`,
    failed: (title, reason) => `${title} could not be duplicated. ${reason}`,
    undone: "The copy was undone.",
    notUndone: (reason) => `The copy could not be undone. ${reason}`,
    copied: (title, count) =>
      count === 1 ? `${title} was copied to 1 item.` : `${title} was copied to ${count} items.`,
  },

  deleting: {
    deleted: (title) => `You deleted ${title}.`,
    restored: (title) => `${title} is back.`,
    failed: (title, reason) => `${title} could not be deleted. ${reason}`,
    notRestored: (title, reason) => `${title} could not come back. ${reason}`,
  },

  sorting: {
    categories: "Sort categories",
    items: "Sort items",
    groups: "Sort subcategories",
    options: "Sort options",
  },
  lost: (title) => `${title}: the last change was not saved.`,
  orderLost: "The new order was not saved.",
};

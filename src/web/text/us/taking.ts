import type { takingText } from "../taking-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const taking: Translated<typeof takingText> = {
  search: "Find item",
  inOrder: (count) => `${count} in the order`,
  gone: "Off the menu",
  optionsOf: (title) => `Options and note for ${title}`,
  options: "Options and note",
  noItems: "The menu has no items yet.",
  menuMissing: "The menu did not load.",
};

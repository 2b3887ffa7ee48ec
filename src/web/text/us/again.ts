import type { againText } from "../again-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const again: Translated<typeof againText> = {
  nothingLeft: "Nothing in this order is available now",
  changed: "Since that order, this has changed on the menu:",
  gone: "No longer on the menu",
  soldOut: "Sold out",
  fewer: (left) => (left === 1 ? "Only 1 left" : `Only ${left} left`),
  offHours: "Not served at this time",
  choose: "Choose the options again",
  dearer: (before, now) => `Up from ${before} to ${now}`,
  cheaper: (before, now) => `Down from ${before} to ${now}`,
  hasItems: (count) =>
    count === 1 ? "Your order has 1 item already." : `Your order has ${count} items already.`,
  fill: "Put in the order",
  add: "Add to the order",
  replace: "Replace the order",
  cancel: "Back",
};

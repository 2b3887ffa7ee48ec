import type { cartText } from "../cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cart: Translated<typeof cartText> = {
  item: {
    options: "Options",
    observation: "Note for this item",
    observationPlaceholder: "E.g. no onions",
    save: "Save",
    add: "Add",
    addedCount: (title, count) =>
      count === 1 ? `${title} is in your order.` : `${title}: ${count} more in your order.`,
    undo: "Undo",
    removed: (title) => `${title} was taken out of your order.`,
    choose: (group) => `Choose: ${group}`,
    missing: (count) => `${count} more to choose.`,
    atMost: (count) => `At most ${count}.`,
    uneven: "All units have the same options: please choose again.",
    full: (max) => `The maximum is ${max}: to swap, remove one option.`,
    none: "None",
    free: "free",
    freeOf: (count) => `${count} free`,
    another: "One more, different",
    anotherNote: "This is one more: what is already in your order stays as it is.",
    inOrder: "In your order",
    edit: "Edit",
    tooManyLines: (lines, entries) =>
      `An order can have at most ${lines} lines, and ${entries} with the options.`,
  },
};

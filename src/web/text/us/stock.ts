import type { stockText } from "../stock-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stock: Translated<typeof stockText> = {
  title: "What ran out?",
  forAnHour: "For 1 hour",
  forToday: "For today",
  untilReopened: "Until it’s back",
  back: "It’s back",
  ofOthers: (count) =>
    count === 1
      ? "Also in the other place on the menu"
      : `Also in the other ${count} places on the menu`,
  choicesOf: (title) => `Availability of ${title}`,
  soldOutUntil: (when) => `Sold out until ${when}`,
  soldOut: (title) => `${title}: sold out.`,
  available: (title) => `${title}: it’s back.`,
  stillSoldOut: (title) => `${title}: still sold out.`,
  lacks: (group) => `Sold out while options are missing in ${group}.`,
  failed: (title, why) => `${title}: nothing changed. ${why}`,
  stock: "How many are left",
  stockOf: (title) => `How many ${title} are left`,
  noLimit: "no limit",
  save: "Save",
  counted: (title) => `${title}: stock saved.`,
  gone: "None of this is on the menu anymore.",
};

import type { fieldText } from "../field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const field: Translated<typeof fieldText> = {
  tooManyDigits: "There are too many digits. Check what you typed.",
  on: "On",
  off: "Off",
};

import type { daysText } from "../days-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of days-dictionary.ts in English. */
export const days: Translated<typeof daysText> = {
  from: "From",
  to: "To",
  form: "dd/mm/yyyy",
  show: "See",
  invalid: "Type a day that exists, like 21/11/2026.",
  turned: "The last day comes before the first.",
};

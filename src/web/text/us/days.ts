import type { daysText } from "../days-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const days: Translated<typeof daysText> = {
  from: "From",
  to: "To",
  form: "mm/dd/yyyy",
  show: "View",
  invalid: "Enter a day that exists, like 11/21/2026.",
  turned: "The last day comes before the first.",
};

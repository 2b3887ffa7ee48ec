import type { daysText } from "../days-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const days: Translated<typeof daysText> = {
  from: "Du",
  to: "Au",
  form: "jj/mm/aaaa",
  show: "Afficher",
  invalid: "Saisissez un jour qui existe, comme 21/11/2026.",
  turned: "Le dernier jour précède le premier.",
};

import type { daysText } from "../days-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const days: Translated<typeof daysText> = {
  from: "Da",
  to: "A",
  form: "gg/mm/aaaa",
  show: "Mostra",
  invalid: "Inserisci un giorno che esiste, come 21/11/2026.",
  turned: "L’ultimo giorno viene prima del primo.",
};

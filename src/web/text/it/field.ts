import type { fieldText } from "../field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const field: Translated<typeof fieldText> = {
  tooManyDigits: "Ci sono troppe cifre. Controlla ciò che hai scritto.",
  on: "Attivo",
  off: "Non attivo",
};

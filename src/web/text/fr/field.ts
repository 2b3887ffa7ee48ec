import type { fieldText } from "../field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const field: Translated<typeof fieldText> = {
  tooManyDigits: "Il y a trop de chiffres. Vérifiez votre saisie.",
  on: "Activé",
  off: "Désactivé",
};

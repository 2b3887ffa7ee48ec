import type { fieldText } from "../field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const field: Translated<typeof fieldText> = {
  tooManyDigits: "Hay dígitos de más. Revise lo que escribió.",
  on: "Activado",
  off: "Desactivado",
};

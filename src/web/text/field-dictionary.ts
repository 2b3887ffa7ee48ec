import { dictionary } from "./spoken-language.ts";

/** The texts of fields that say something by themselves, in Portuguese; see dictionary.ts. */
export const fieldText = dictionary("field", {
  tooManyDigits: "Há números a mais. Confira o que foi digitado.",
  on: "Ligado",
  off: "Desligado",
});

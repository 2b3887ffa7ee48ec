import { dictionary } from "./spoken-language.ts";

/** The texts that fields show by themselves, in Portuguese; see dictionary.ts. */
export const fieldText = dictionary("field", {
  tooManyDigits: "Há números a mais. Confira o que foi digitado.",
  on: "Ligado",
  off: "Desligado",
});

/** The texts of fields that say something by themselves, in Portuguese; see dictionary.ts. */
export const fieldText = {
  tooManyDigits: "Há números a mais. Confira o que foi digitado.",
  on: "Ligado",
  off: "Desligado",
} as const;

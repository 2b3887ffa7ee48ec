/** The texts of fields that are held to a format, in Portuguese; see dictionary.ts. */
export const fieldText = {
  tooManyDigits: "Há números a mais. Confira o que foi digitado.",
} as const;

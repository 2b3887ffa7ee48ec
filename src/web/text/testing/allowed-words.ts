/** Texts that are the same as in Portuguese: names, signs, and words that the languages share. */
export const sameWords: Record<"all" | "us" | "es" | "fr" | "it" | "cn", readonly string[]> = {
  all: [],
  us: [],
  es: [],
  fr: [],
  it: [],
  cn: [],
};

/** Texts that may be longer than their places usually bear. */
export const longWords: Record<"us" | "es" | "fr" | "it" | "cn", readonly string[]> = {
  us: [],
  es: [],
  fr: [],
  it: [],
  cn: [],
};

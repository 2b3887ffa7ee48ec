type Words = (...parts: never[]) => string;

/** One text of a dictionary by its path; a list's texts by their places. */
export type Leaf = { path: string; text: string | Words };

/** Lists of words that somebody may write: their order and number mean nothing. */
const meanings = /\.meaning(Yes|No)$/;

export function walkTexts(texts: unknown, path: string): Leaf[] {
  if (typeof texts === "string") return [{ path, text: texts }];
  if (typeof texts === "function") return [{ path, text: texts as Words }];
  if (meanings.test(path)) return [];
  return Object.entries(texts as object).flatMap(([key, inner]) =>
    walkTexts(inner, `${path}.${key}`),
  );
}

/** Values for parameters: they are plural, and strings that work as numbers. */
export const samples = ["21", "32", "43"];

/** Parameters of problems, in one object. */
const named = {
  max: "21",
  min: "32",
  name: "43",
  number: "54",
  area: "65",
  printer: "76",
  format: "87",
  amount: 98,
  currency: "R$",
};

/** The text with samples for its parameters. */
export function saidOf({ path, text }: Leaf): string {
  if (typeof text === "string") return text;
  const parts = path.startsWith("refusal.problems.") ? [named] : samples;
  return text(...(parts as never[]));
}

/** The texts for the counts 0, 1 and 2; empty if the parameters are not numbers. */
export function countsOf({ path, text }: Leaf): string[] {
  if (typeof text === "string" || path.startsWith("refusal.problems.")) return [];
  // A text that is only its parameter returns the number itself.
  const say = text as (...counts: number[]) => unknown;
  return [0, 1, 2].flatMap((count) => {
    try {
      return [String(say(count, count, count))];
    } catch {
      return [];
    }
  });
}

/** The samples of parameters that the text shows and that have digits. */
export function shownParts(said: string): string[] {
  return [...samples, ...Object.values(named).map(String)].filter(
    (part) => /\d/.test(part) && said.includes(part),
  );
}

/** The words of a text, in small letters. */
export function wordsOf(said: string): string[] {
  return said.toLowerCase().match(/\p{L}+/gu) ?? [];
}

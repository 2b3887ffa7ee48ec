import { defaultLanguage, languages, type Language, type Translations } from "./languages.ts";
import { isBlank, limits } from "./text-rules.ts";

/** The languages that are translated into: all but the first, which is the default. */
export const [, ...translationLanguages] = languages;

export type TranslationLanguage = (typeof translationLanguages)[number];

const longest = {
  title: limits.title,
  subtitle: limits.subtitle,
  text: limits.homeText,
  minibio: limits.miniBio,
  button: limits.buttonLabel,
};

type TextKind = { field: keyof typeof longest };

/** The most characters of a text of the menu or the home page, in any language. */
export const maxLengthOf = ({ field }: TextKind) => longest[field];

/** Whether the text is HTML. */
export const isRichText = ({ field }: TextKind) => field === "text" || field === "minibio";

/**
 * The relation of a translation to its original. "outdated": the original has changed since. "same": both texts are the
 * same, and nobody has confirmed that they should be.
 */
export type TranslationState = "missing" | "outdated" | "same" | "done";

type Translation = {
  original: string;
  text: string | undefined;
  /** The original that the text was made from or last confirmed for; absent: the current one. */
  origin: string | undefined;
};

export function translationState({ original, text = "", origin }: Translation): TranslationState {
  if (isBlank(text)) return "missing";
  if (origin !== undefined && origin !== original) return "outdated";
  return text === original && origin === undefined ? "same" : "done";
}

type Change = {
  before: Translations;
  after: Translations;
  /** The origins of the translations before. */
  origins: Translations;
};

/**
 * The origins of translations after a change of texts. A new translation's origin is the current original; an unchanged
 * translation keeps its origin.
 */
export function originsAfter({ before, after, origins }: Change): Translations {
  const kept = translationLanguages.flatMap((language): [Language, string][] => {
    const text = after[language];
    if (text === undefined || text !== before[language]) return [];
    const origin = origins[language] ?? before[defaultLanguage] ?? "";
    const isSaid = origins[language] !== undefined || origin !== after[defaultLanguage];
    return isSaid ? [[language, origin]] : [];
  });
  return Object.fromEntries(kept);
}

/** The texts of a home page's buttons before and after a change, and the origins of those before. */
type ListChange = {
  before: readonly Translations[];
  after: readonly Translations[];
  origins: readonly Translations[];
};

/**
 * Like `originsAfter`, for a list whose texts have no keys and can change places. A translation is found by its text:
 * first with the same Portuguese text, then at its own place.
 */
export function listOriginsAfter({ before, after, origins }: ListChange): Translations[] {
  const places = [...before.keys()];
  return after.map((texts, at) => {
    const kept = translationLanguages.flatMap((language): [Language, string][] => {
      const text = texts[language];
      const has = (place: number) => before[place]?.[language] === text;
      const isUnchanged = (place: number) =>
        has(place) && before[place]?.[defaultLanguage] === texts[defaultLanguage];
      const place =
        text === undefined ? undefined : (places.find(isUnchanged) ?? [at, ...places].find(has));
      if (place === undefined) return [];
      const one = { before: before[place] ?? {}, after: texts, origins: origins[place] ?? {} };
      const origin = originsAfter(one)[language];
      return origin === undefined ? [] : [[language, origin]];
    });
    return Object.fromEntries(kept);
  });
}

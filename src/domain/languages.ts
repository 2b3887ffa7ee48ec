import { isBlank } from "./text-rules.ts";

/** Language codes of the site, in the order in which they are offered. They are country codes. */
export const languages = ["br", "us", "es", "it", "fr", "cn"] as const;

export type Language = (typeof languages)[number];

/** The language every text must have, and the one that other languages fall back to. */
export const defaultLanguage: Language = "br";

/** BCP 47 tags, for `lang` attributes and `hreflang`. */
export const languageTags: Record<Language, string> = {
  br: "pt-BR",
  us: "en-US",
  es: "es",
  it: "it",
  fr: "fr",
  cn: "zh-Hans",
};

/** The language without its country or script: "pt" of "pt-BR". */
export function baseTag(language: Language): string {
  return languageTags[language].replace(/-.*/, "");
}

export const languageNames: Record<Language, string> = {
  br: "Português",
  us: "English",
  es: "Español",
  it: "Italiano",
  fr: "Français",
  cn: "中文",
};

const western = { stop: ".", blank: " ", comma: ", ", colon: ": ", open: " (", close: ")" };

/** What each language writes at the end of a sentence, before the next, between words and around a note. */
export const punctuation: Record<Language, typeof western> = {
  br: western,
  us: western,
  es: western,
  it: western,
  fr: { ...western, colon: "\u202f: " },
  cn: { stop: "。", blank: "", comma: "、", colon: "：", open: "（", close: "）" },
};

/** The site's language that a browser's `Accept-Language` prefers; Portuguese if it names none of them. */
export function preferredLanguage(accepted = ""): Language {
  const [best] = accepted
    .split(",")
    .map((range) => {
      const [, tag = "", quality = "1"] = /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
      const language = languages.find((one) => baseTag(one) === tag.toLowerCase());
      return { language, quality: Number(quality) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return best?.language ?? defaultLanguage;
}

/** One text in the languages that somebody has written it in. */
export type Translations = Partial<Record<Language, string>>;

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** The text in `language`, else in Portuguese, else "". A blank text counts as missing. */
export function translated(texts: Translations, language: Language): string {
  return firstWritten(texts[language], texts[defaultLanguage]);
}

/** The text, else the other one, else "". A blank text counts as missing. */
export function firstWritten(text: string | undefined, otherwise: string | undefined): string {
  if (text !== undefined && !isBlank(text)) return text;
  return otherwise !== undefined && !isBlank(otherwise) ? otherwise : "";
}

/**
 * Lists the languages that a visitor may choose: in `languages` and not in `inactiveLanguages`. Portuguese is always
 * among them, because every other language falls back to it.
 */
export function offeredLanguages(account: {
  languages: readonly Language[];
  inactiveLanguages: readonly Language[];
}): Language[] {
  return languages.filter(
    (language) =>
      language === defaultLanguage ||
      (account.languages.includes(language) && !account.inactiveLanguages.includes(language)),
  );
}

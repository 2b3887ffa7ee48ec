import * as z from "zod/mini";
import { maxSuggestions, maxTranslationEdits } from "../domain/account-limits.ts";
import { languages, type Language } from "../domain/languages.ts";
import { limits } from "../domain/text-rules.ts";
import { translationLanguages } from "../domain/translation-state.ts";
import { plainText } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** Texts of the menu and the home page in their languages, for those who translate them. */

const language = z.enum(translationLanguages);

const texts = z.strictObject(
  // fromEntries forgets the keys, which are the languages.
  Object.fromEntries(languages.map((one) => [one, z.optional(z.string())])) as Record<
    Language,
    z.ZodMiniOptional<z.ZodMiniString>
  >,
);

/** Names a text: `<id>.title`, `<id>.subtitle`, `home.text`, `home.minibio`, or `home.button.<place>`. */
const key = plainText(60);

const translatedText = z.strictObject({
  key,
  /** The Portuguese titles from the item down; empty for the category itself and the home page. */
  path: z.array(z.string()),
  field: z.enum(["title", "subtitle", "text", "minibio", "button"]),
  original: z.string(),
  translations: texts,
  /** The Portuguese texts that translations were made from or confirmed for. Some have none, see `translationState`. */
  origins: texts,
});
export type TranslatedText = z.infer<typeof translatedText>;

const section = z.strictObject({
  /** The category's id; "home" for the home page, which has no title. */
  id: z.string(),
  title: z.string(),
  texts: z.array(translatedText),
});
export type TranslatedSection = z.infer<typeof section>;

const longest = limits.homeText;

const edit = z.strictObject({
  key,
  language,
  /** A blank text removes the translation; an unchanged one confirms that it is still right. */
  text: plainText(longest),
  /** The original that it was made from, as the translator saw it. */
  from: plainText(longest),
  /** The translation as the editor saw it; without it nothing is compared. */
  base: z.optional(plainText(longest)),
});
export type TranslationEdit = z.infer<typeof edit>;

export const translationsContract = defineContract({
  list: {
    ...wires.translations.list,
    summary: "All texts that can be translated, with what there is of each in the other languages",
    access: "admin",
    response: z.strictObject({
      /** The languages that guests are offered, without Portuguese. */
      languages: z.array(language),
      /** Whether translations can be suggested here. */
      suggests: z.boolean(),
      sections: z.array(section),
    }),
  },
  save: {
    ...wires.translations.save,
    summary:
      "Write translations, all or none; `from` is the original that each was made from, and `base` what the editor saw",
    access: "admin",
    body: z.strictObject({ edits: z.array(edit).check(z.maxLength(maxTranslationEdits)) }),
    response: z.strictObject({ keys: z.array(key) }),
    refusals: ["invalid_id", "conflict"],
  },
  suggest: {
    ...wires.translations.suggest,
    summary:
      "Ask the operator's service how texts could be translated; nothing is stored. `not_found` where it has none",
    access: "admin",
    mode: "read",
    detached: true,
    body: z.strictObject({
      language,
      keys: z.array(key).check(z.minLength(1), z.maxLength(maxSuggestions)),
    }),
    response: z.strictObject({
      /** Only suggestions that are usable. */
      suggestions: z.array(z.strictObject({ key, text: z.string() })),
    }),
  },
});
export type TranslationList = z.infer<typeof translationsContract.list.response>;

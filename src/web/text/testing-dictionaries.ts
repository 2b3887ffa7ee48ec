import type { Language } from "../../domain/languages.ts";
import { callText } from "./call-dictionary.ts";
import * as cn from "./cn/index.ts";
import { text } from "./dictionary.ts";
import * as es from "./es/index.ts";
import { floorText } from "./floor-dictionary.ts";
import * as fr from "./fr/index.ts";
import * as it from "./it/index.ts";
import { labelText } from "./label-dictionary.ts";
import { openingText } from "./opening-dictionary.ts";
import { orderText } from "./order-dictionary.ts";
import { ratingText } from "./rating-dictionary.ts";
import { ruleText } from "./rule-dictionary.ts";
import { textsIn } from "./spoken-language.ts";
import { staffText } from "./staff-dictionary.ts";
import * as us from "./us/index.ts";

const translations = { us, es, it, fr, cn };
const originals = {
  menu: text,
  opening: openingText,
  order: orderText,
  label: labelText,
  rule: ruleText,
  call: callText,
  rating: ratingText,
  floor: floorText,
  staff: staffText,
};

export type Dictionaries = Awaited<ReturnType<typeof newDictionaries>>;

/** The dictionaries of a language, and the Portuguese texts that read otherwise in it. */
export async function newDictionaries(language: Language) {
  if (language === "br") throw new RangeError("Portuguese is no translation");
  const found = await Promise.all(
    Object.entries(originals).map(async ([name, original]) => {
      const translated = await textsIn(translations[language], name);
      if (!translated) throw new RangeError(`no such dictionary: ${name}`);
      return { name, original, translated };
    }),
  );
  const pairs = found.flatMap(({ original, translated }) => pairsOf(original, translated));
  const said = new Set(pairs.map(([, translated]) => translated));
  const portuguese = new Set(pairs.map(([original]) => original).filter((one) => !said.has(one)));
  const translatedBy = Object.fromEntries(
    found.map(({ name, translated }) => [name, translated]),
  ) as typeof originals;
  return { ...translatedBy, portuguese };
}

/** The sentences of a dictionary beside those of its translation. */
function pairsOf(portuguese: object, translated: object): [string, string][] {
  return Object.entries(portuguese).flatMap(([key, original]: [string, unknown]) => {
    const other: unknown = Reflect.get(translated, key);
    if (typeof original === "string" && typeof other === "string") return [[original, other]];
    return typeof original === "object" && original && typeof other === "object" && other
      ? pairsOf(original, other)
      : [];
  });
}

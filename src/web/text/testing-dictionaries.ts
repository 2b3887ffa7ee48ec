import type { Language } from "../../domain/languages.ts";
import { callText } from "./call-dictionary.ts";
import { cartText } from "./cart-dictionary.ts";
import { cn } from "./cn/index.ts";
import { text } from "./dictionary.ts";
import { es } from "./es/index.ts";
import { floorText } from "./floor-dictionary.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import { labelText } from "./label-dictionary.ts";
import { openingText } from "./opening-dictionary.ts";
import { orderText } from "./order-dictionary.ts";
import { ratingText } from "./rating-dictionary.ts";
import { ruleText } from "./rule-dictionary.ts";
import { staffText } from "./staff-dictionary.ts";
import { us } from "./us/index.ts";

const translations = { us, es, it, fr, cn };

export type Dictionaries = Awaited<ReturnType<typeof newDictionaries>>;

/** The dictionaries of a language, and the Portuguese texts that read otherwise in it. */
export async function newDictionaries(language: Language) {
  if (language === "br") throw new RangeError("Portuguese is no translation");
  const of = translations[language];
  const [menu, cart, opening, order, label, rule, call, rating, floor, staff] = await Promise.all([
    of.menu(),
    of.cart(),
    of.opening(),
    of.order(),
    of.label(),
    of.rule(),
    of.call(),
    of.rating(),
    of.floor(),
    of.staff(),
  ]);
  const pairs = [
    ...pairsOf(text, menu),
    ...pairsOf(cartText, cart),
    ...pairsOf(openingText, opening),
    ...pairsOf(orderText, order),
    ...pairsOf(labelText, label),
    ...pairsOf(ruleText, rule),
    ...pairsOf(callText, call),
    ...pairsOf(ratingText, rating),
    ...pairsOf(floorText, floor),
    ...pairsOf(staffText, staff),
  ];
  const said = new Set(pairs.map(([, translated]) => translated));
  const portuguese = new Set(pairs.map(([original]) => original).filter((one) => !said.has(one)));
  return { menu, cart, order, staff, portuguese };
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

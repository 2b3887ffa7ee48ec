import { describe, expect, test } from "vitest";
import { errorTexts } from "../../contract/error-texts.ts";
import { answerText } from "./answer-dictionary.ts";
import { callText } from "./call-dictionary.ts";
import { cartText } from "./cart-dictionary.ts";
import { codeText } from "./code-dictionary.ts";
import { counterText } from "./counter-dictionary.ts";
import { dayText } from "./day-dictionary.ts";
import { text } from "./dictionary.ts";
import { fieldText } from "./field-dictionary.ts";
import { floorText } from "./floor-dictionary.ts";
import { historyText } from "./history-dictionary.ts";
import { homeEditorText } from "./home-editor-dictionary.ts";
import { kitchenText } from "./kitchen-dictionary.ts";
import { labelText } from "./label-dictionary.ts";
import { lineText } from "./line-dictionary.ts";
import { menuEditorText } from "./menu-editor-dictionary.ts";
import { movesText } from "./moves-dictionary.ts";
import { openingText } from "./opening-dictionary.ts";
import { orderText } from "./order-dictionary.ts";
import { payingText } from "./paying-dictionary.ts";
import { pinText } from "./pin-dictionary.ts";
import { printedMenuText } from "./printed-menu-dictionary.ts";
import { translationText } from "./translation-dictionary.ts";
import { priceTableText } from "./price-table-dictionary.ts";
import { printerText } from "./printer-dictionary.ts";
import { productText } from "./product-dictionary.ts";
import { ratingText } from "./rating-dictionary.ts";
import { refusalTexts } from "./refusal-dictionary.ts";
import { reportText } from "./report-dictionary.ts";
import { ruleText } from "./rule-dictionary.ts";
import { serviceText } from "./service-dictionary.ts";
import { settingsText } from "./settings-dictionary.ts";
import { signInText } from "./sign-in-dictionary.ts";
import { staffText } from "./staff-dictionary.ts";
import { stockText } from "./stock-dictionary.ts";
import { cn } from "./cn/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import { provideTranslations, speak, textsReady } from "./spoken-language.ts";
import { translations } from "./translations.ts";
import type { Translation } from "./translation.ts";
import { longWords, sameWords } from "./testing/allowed-words.ts";
import {
  countsOf,
  saidOf,
  shownParts,
  walkTexts,
  wordsOf,
  type Leaf,
} from "./testing/walk-texts.ts";
import { us } from "./us/index.ts";

const portuguese: Record<keyof Translation, unknown> = {
  answer: answerText,
  call: callText,
  cart: cartText,
  code: codeText,
  counter: counterText,
  day: dayText,
  menu: text,
  field: fieldText,
  floor: floorText,
  history: historyText,
  homeEditor: homeEditorText,
  kitchen: kitchenText,
  label: labelText,
  line: lineText,
  menuEditor: menuEditorText,
  moves: movesText,
  opening: openingText,
  order: orderText,
  paying: payingText,
  pin: pinText,
  priceTable: priceTableText,
  printedMenu: printedMenuText,
  translation: translationText,
  printer: printerText,
  product: productText,
  rating: ratingText,
  refusal: refusalTexts,
  report: reportText,
  rule: ruleText,
  service: serviceText,
  settings: settingsText,
  signIn: signInText,
  staff: staffText,
  stock: stockText,
};

const languages = { us, es, fr, it, cn };
type Code = keyof typeof languages;

/** Texts that the specification shows in English stay so; the catalogue has them first. */
const codes = Object.keys(errorTexts) as (keyof typeof errorTexts)[];
const specified = codes.slice(0, codes.indexOf("register_error")).map((code) => errorTexts[code]);

/** No other of these languages has them. */
const portugueseMarks = /[ãõ]|\bvocê\b|\bpedido não\b/i;

/** How a sentence may not be set, in the language. */
const mistakes: Partial<Record<Code, RegExp>> = {
  // A narrow blank that is not to be broken stands there.
  fr: /[ \u00a0](?!:\()[;:!?»%]|[^\s\d\u202f(:][;!?»]|\p{L}:(?!\/\/|\.\.\.|MM)|«(?!\u202f)/u,
  es: /^[^¿]*\?|^[^¡]*!/,
  cn: /\p{Script=Han}[,;:!?.]|^[^\p{Script=Han}]*$/u,
};

/** What ends a text, alike in all writing. */
function ending(said: string): string {
  if (/(\.\.\.|…)$/.test(said)) return "…";
  const ends: Record<string, string> = { "。": ".", "！": "!", "？": "?", "：": ":" };
  const last = said.at(-1) ?? "";
  return /[.!?:]/.test(ends[last] ?? last) ? (ends[last] ?? last) : "";
}

/** The blanks around it, which a sign between two texts has. */
function edges(said: string): string {
  return said.replace(said.trim(), "|");
}

function roomFor(original: string, language: Code): number {
  if (language === "cn") return original.length;
  return original.length <= 24 ? original.length * 1.5 + 8 : original.length * 1.8;
}

/** All its words are those of both languages, or it has none. */
function isShared(said: string, language: Code): boolean {
  const shared = new Set([...sameWords.all, ...sameWords[language]]);
  return wordsOf(said).every((word) => shared.has(word));
}

/** What stands on a button, and what it says aloud, in which those who speak to it must find the words that they see. */
const spokenWithSeen = [
  ["answer.acceptOrder", "answer.accept"],
  ["answer.refuseOrder", "answer.refuse"],
  ["floor.tab.optionsOf", "floor.tab.options"],
  ["kitchen.allMadeOf", "kitchen.allMade"],
  ["kitchen.linesSeenOf", "kitchen.seen"],
  ["kitchen.movedSeen", "kitchen.seen"],
  ["kitchen.recallOf", "kitchen.recall"],
  ["kitchen.seenOf", "kitchen.seen"],
  ["paying.order.receiveOf", "paying.order.receive"],
  ["paying.refund.startOf", "paying.refund.start"],
  ["service.pause.reopenOf", "service.pause.reopen"],
  ["service.services.addHoliday", "service.services.closeOn"],
  ["staff.orders.editOrder", "staff.orders.edit"],
  ["staff.orders.markReady", "staff.orders.ready"],
  ["staff.printing.printOrder", "staff.printing.print"],
  ["stock.buttonOf", "stock.button"],
] as const;

type Pair = { path: string; original: string; said: string; translated: Leaf };

async function pairsOf(language: Code): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const name of Object.keys(portuguese) as (keyof Translation)[]) {
    const originals = walkTexts(portuguese[name], name);
    const texts: unknown = await languages[language][name]();
    const leaves = walkTexts(texts, name);
    const kinds = (all: Leaf[]) => all.map((leaf) => `${leaf.path} ${typeof leaf.text}`).sort();
    expect(kinds(leaves)).toEqual(kinds(originals));
    const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));
    for (const original of originals) {
      const translated = byPath.get(original.path);
      if (!translated) continue;
      const { path } = original;
      found.push({ path, original: saidOf(original), said: saidOf(translated), translated });
    }
  }
  return found;
}

test("every dictionary announces itself by the name of its translation", async () => {
  provideTranslations(translations);
  speak("us");
  await textsReady();
  const names = Object.keys(portuguese) as (keyof Translation)[];
  const saidBy = (texts: unknown, name: string) => walkTexts(texts, name).map(saidOf).sort();
  const shown = names.map((name) => saidBy(portuguese[name], name));
  const english = await Promise.all(names.map(async (name) => saidBy(await us[name](), name)));
  speak("br");
  expect(shown).toEqual(english);
});

describe.each(Object.keys(languages) as Code[])("%s", (language) => {
  const wrong = async (isWrong: (pair: Pair) => boolean): Promise<string[]> =>
    (await pairsOf(language))
      .filter(isWrong)
      .map(({ path, said, original }) => `${path}: ${said} (${original})`);

  test("every text says its parameters, and none is blank or has other blanks around it", async () => {
    const isWrong = ({ original, said, translated }: Pair) =>
      (said === "" && original !== "") ||
      edges(said) !== edges(original) ||
      shownParts(original).some((part) => !said.includes(part)) ||
      countsOf(translated).some((one) => !/\S/.test(one) || /undefined|NaN|\bnull\b/.test(one));
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("nothing is left in Portuguese", async () => {
    const english: readonly string[] = language === "us" ? specified : [];
    const isWrong = ({ original, said }: Pair) =>
      portugueseMarks.test(said) ||
      (said === original && !isShared(said, language) && !english.includes(said));
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("every text fits where the Portuguese one does", async () => {
    const long = new Set(longWords[language]);
    const isWrong = ({ path, original, said }: Pair) =>
      said.length > roomFor(original, language) && !long.has(path);
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("what buttons say aloud has the words that stand on them", async () => {
    const pairs = await pairsOf(language);
    const saidAt = (path: string) => pairs.find((pair) => pair.path === path)?.said.toLowerCase();
    const isApart = ([aloud, seen]: readonly [string, string]) =>
      saidAt(aloud)?.includes(saidAt(seen) ?? "") !== true;
    expect(spokenWithSeen.filter(isApart)).toEqual([]);
  });

  test("every text ends as the Portuguese one does, and is set as the language is", async () => {
    const isWrong = ({ original, said }: Pair) =>
      ending(said) !== ending(original) ||
      (!isShared(said, language) && mistakes[language]?.test(said) === true);
    expect(await wrong(isWrong)).toEqual([]);
  });
});

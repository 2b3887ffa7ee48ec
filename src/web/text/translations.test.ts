import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorTexts } from "../../contract/error-texts.ts";
import * as cn from "./cn/index.ts";
import * as es from "./es/index.ts";
import { opening } from "./es/opening.ts";
import * as fr from "./fr/index.ts";
import * as it from "./it/index.ts";
import { provideTranslations, speak, textsIn, textsReady } from "./spoken-language.ts";
import { translations } from "./translations.ts";
import { fields, longWords, sameWords, severalSenses } from "./testing/allowed-words.ts";
import { fileOf, portuguese } from "./testing/portuguese.ts";
import {
  countsOf,
  saidOf,
  shownParts,
  walkTexts,
  wordsOf,
  type Leaf,
} from "./testing/walk-texts.ts";
import * as us from "./us/index.ts";

const names = Object.keys(portuguese) as (keyof typeof portuguese)[];

const languages = { us, es, fr, it, cn };
type Code = keyof typeof languages;

/** Texts that the specification shows in English stay English; the catalogue has them first. */
const codes = Object.keys(errorTexts) as (keyof typeof errorTexts)[];
const specified: ReadonlySet<string> = new Set(
  codes.slice(0, codes.indexOf("register_error")).map((code) => errorTexts[code]),
);

/** Marks that only Portuguese has among these languages. */
const portugueseMarks = /[ãõ]|\bvocê\b|\bpedido não\b/i;

/** Mistakes in setting a sentence, and words of another register or country, by language. */
const mistakes: Record<Code, RegExp> = {
  us: /['"]|\b(?:dearest|any more|Type (?:your|the))\b/,
  // Spanish readers are "usted".
  es: /['"]|^[^¿]*\?|^[^¡]*!|\b(?:tu|tus|te|ordenador|camareros?|móvil|importe)\b/i,
  // Italian readers are "tu"; these are the forms of "Lei" that are no other word of the interface.
  it: /['"]|\b(?:lei|attenda|chieda|ci contatti|controlli|indichi|inserisca|lasci|riprovi|salvi|scelga|i suoi dati|usi)\b/i,
  // French has a narrow no-break space there.
  fr: /['"]|(?<!\p{L})(?:ton|tes|tu)(?!\p{L})|[ \u00a0](?!:\()[;:!?»%]|[^\s\d\u202f(:][;!?»]|\p{L}:(?!\/\/|\.\.\.|MM)|«(?!\u202f)/u,
  cn: /['"]|\p{Script=Han}[,;:!?.]|\p{Script=Han} \p{Script=Han}|^[^\p{Script=Han}]*$/u,
};

/** The end of a text, as one sign for all scripts. */
function ending(said: string): string {
  if (/(\.\.\.|…)$/.test(said)) return "…";
  const ends: Record<string, string> = { "。": ".", "！": "!", "？": "?", "：": ":" };
  const last = said.at(-1) ?? "";
  return /[.!?:]/.test(ends[last] ?? last) ? (ends[last] ?? last) : "";
}

/** The blanks around a text, which a sign between two texts has. */
function edges(said: string): string {
  return said.replace(said.trim(), "|");
}

function roomFor(original: string, language: Code): number {
  if (language === "cn") return original.length;
  return original.length <= 24 ? original.length * 1.5 + 8 : original.length * 1.8;
}

/** All words of the text are the same in both languages, or it has no words. */
function isShared(said: string, language: Code): boolean {
  const shared = new Set([...sameWords.all, ...sameWords[language]]);
  return wordsOf(said).every((word) => shared.has(word));
}

type Said = Pick<Pair, "original" | "said">;

/** The text seems to be Portuguese. */
function isSame({ original, said }: Said, language: Code): boolean {
  return said === original && !(language === "us" && specified.has(said));
}

function isMistaken({ said }: Pick<Said, "said">, language: Code): boolean {
  return mistakes[language].test(said);
}

function isLong({ original, said }: Said, language: Code): boolean {
  return said.length > roomFor(original, language);
}

/** Spoken names of buttons and the words on them, which the name must contain for people who use them by voice. */
const spokenWithSeen = [
  ["answer.acceptOrder", "answer.accept"],
  ["answer.refuseOrder", "answer.refuse"],
  ["taking.optionsOf", "taking.options"],
  ["kitchen.allMadeOf", "kitchen.allMade"],
  ["kitchen.linesSeenOf", "kitchen.seen"],
  ["kitchen.movedSeen", "kitchen.seen"],
  ["kitchen.recallOf", "kitchen.recall"],
  ["kitchen.seenOf", "kitchen.seen"],
  ["action.paying.receiveOf", "action.paying.receive"],
  ["paying.refund.startOf", "paying.refund.start"],
  ["pausing.pause.reopenOf", "pausing.pause.reopen"],
  ["holiday.addHoliday", "holiday.closeOn"],
  ["action.orders.editOrder", "action.orders.edit"],
  ["staff.orders.markReady", "staff.orders.ready"],
  ["action.orders.printOrder", "job.printing.print"],
  ["bar.bar.lookLong", "bar.bar.look"],
  ["bar.bar.editLong", "bar.bar.edit"],
  ["menu.pages.priceTable", "bar.bar.prices"],
  ["stockMark.buttonOf", "stockMark.button"],
  ["watch.call.onMyWayTo", "watch.call.onMyWay"],
] as const;

type Pair = { path: string; original: string; said: string; translated: Leaf };

async function pairsOf(language: Code): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const name of names) {
    const originals = walkTexts(portuguese[name], name);
    const texts: unknown = await textsIn(languages[language], fileOf(name));
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

test("every dictionary is compared", () => {
  const files = readdirSync(import.meta.dirname).flatMap(
    (file) => /^(.+)-dictionary\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(names.map(fileOf).sort()).toEqual([...files, "menu"].sort());
});

test("every dictionary announces itself by the name of its translation", async () => {
  provideTranslations(translations);
  speak("us");
  await textsReady();
  const saidBy = (texts: unknown, name: string) => walkTexts(texts, name).map(saidOf).sort();
  const shown = names.map((name) => saidBy(portuguese[name], name));
  const english = await Promise.all(
    names.map(async (name) => saidBy(await textsIn(us, fileOf(name)), name)),
  );
  speak("br");
  expect(shown).toEqual(english);
});

describe.each(Object.keys(languages) as Code[])("%s", (language) => {
  const wrong = async (isWrong: (pair: Pair) => boolean): Promise<string[]> =>
    (await pairsOf(language))
      .filter(isWrong)
      .map(({ path, said, original }) => `${path}: ${said} (${original})`);

  test("every text says its parameters, and none is blank or has other blanks around it", async () => {
    const isWrong = ({ path, original, said, translated }: Pair) =>
      // "21h" is "9 PM".
      (said === "" && original !== "") ||
      edges(said) !== edges(original) ||
      (path !== "report.hour" && shownParts(original).some((part) => !said.includes(part))) ||
      countsOf(translated).some((one) => !/\S/.test(one) || /undefined|NaN|\bnull\b/.test(one));
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("nothing is left in Portuguese", async () => {
    const isWrong = ({ original, said }: Pair) =>
      portugueseMarks.test(said) ||
      (isSame({ original, said }, language) && !isShared(said, language));
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("every text fits where the Portuguese one does", async () => {
    const long = new Set([...longWords.all, ...longWords[language]]);
    const isWrong = (pair: Pair) => isLong(pair, language) && !long.has(pair.path);
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("what buttons say aloud has the words that stand on them", async () => {
    const pairs = await pairsOf(language);
    const saidAt = (path: string) => pairs.find((pair) => pair.path === path)?.said.toLowerCase();
    const isApart = ([aloud, seen]: readonly [string, string]) =>
      saidAt(aloud)?.includes(saidAt(seen) ?? "") !== true;
    expect(spokenWithSeen.filter(isApart)).toEqual([]);
  });

  test("what is said in one way in Portuguese is said in one", async () => {
    const several = new Set([...severalSenses.all, ...severalSenses[language]]);
    const ways = new Map<string, Set<string>>();
    for (const { original, said } of await pairsOf(language))
      ways.set(original, (ways.get(original) ?? new Set()).add(said));
    // In a text with a number the other words say what is meant.
    const split = [...ways].filter(([original, said]) => said.size > 1 && !/\d/.test(original));
    expect(split.filter(([original]) => !several.has(original))).toEqual([]);
    const unneeded = [...several].filter((one) => (ways.get(one)?.size ?? 0) < 2);
    expect(unneeded).toEqual([]);
  });

  test("the field's terms are those of the glossary", async () => {
    const isWrong = ({ original, said }: Pair) =>
      fields.some(({ br, ...terms }) => br.test(original) && !terms[language].test(said));
    expect(await wrong(isWrong)).toEqual([]);
  });

  test("every text ends as the Portuguese one does, and is set as the language is", async () => {
    const isWrong = ({ original, said }: Pair) =>
      ending(said) !== ending(original) ||
      (!isShared(said, language) && isMistaken({ said }, language));
    expect(await wrong(isWrong)).toEqual([]);
  });
});

describe("what is allowed is needed", () => {
  const every = Object.keys(languages) as Code[];
  const lists = [["all", every] as const, ...every.map((code) => [code, [code]] as const)];

  test.each(lists)("as a word that is the same: %s", async (list, among) => {
    const needed = new Set<string>();
    for (const language of among) {
      const others = list === "all" ? [] : sameWords.all;
      for (const pair of await pairsOf(language))
        if ((isSame(pair, language) || isMistaken(pair, language)) && isShared(pair.said, language))
          for (const word of wordsOf(pair.said)) if (!others.includes(word)) needed.add(word);
    }
    expect(sameWords[list].filter((word) => !needed.has(word))).toEqual([]);
  });

  test.each(lists)("as a text that is long: %s", async (list, among) => {
    const needed = new Set<string>();
    for (const language of among) {
      const others = list === "all" ? [] : longWords.all;
      for (const pair of await pairsOf(language))
        if (isLong(pair, language) && !others.includes(pair.path)) needed.add(pair.path);
    }
    expect(longWords[list].filter((path) => !needed.has(path))).toEqual([]);
  });
});

test("one o'clock is singular in Spanish", () => {
  expect(opening.at("01:00")).toBe("a la 01:00");
  expect(opening.onDayAt("lunes", "13:30")).toBe("el lunes a las 13:30");
});

test.each(Object.keys(languages))(
  "in %s the button that resets the banner is named with the words on it",
  async (code) => {
    const { homeEditor } = (await import(`./${code}/home-editor.ts`)) as {
      homeEditor: typeof portuguese.homeEditor;
    };
    const { reset, standard } = homeEditor.banner;
    expect(reset.toLowerCase()).toContain(standard.toLowerCase());
  },
);

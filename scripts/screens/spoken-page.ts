import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../src/domain/languages.ts";
import { translatedTexts } from "../../src/web/text/testing/translated-texts.ts";

// Scenes name what they press in Portuguese. In another language the same words are looked up in the dictionaries, so that
// every scene is written once.

/** Stands for a parameter of a sentence. */
const gap = "\u0000";
/** Calls of the browser's library whose first argument is a text or a pattern of one. */
const byText = new Set([
  "getByText",
  "getByLabel",
  "getByPlaceholder",
  "getByTitle",
  "getByAltText",
]);

/** The page as somebody sees it who reads `language`, found by its Portuguese words. */
export async function speakingPage(page: Page, language: Language): Promise<Page> {
  if (language === defaultLanguage) return page;
  const texts = await translatedTexts(language, gap);
  return wrap(page, (wanted) => inLanguage(wanted, texts));
}

type Translate = (wanted: string | RegExp) => RegExp;

/** A page or a place on it, whose places are found by translated words. */
function wrap<Found extends object>(found: Found, translate: Translate): Found {
  return new Proxy(found, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, spoken(String(key), args, translate));
        return isPlace(result) ? wrap(result, translate) : result;
      };
    },
  });
}

function spoken(method: string, args: unknown[], translate: Translate): unknown[] {
  const [first, options] = args;
  if (byText.has(method) && isWanted(first)) return [exactly(first, options, translate)];
  if (method === "getByRole" && hasKey(options, "name"))
    return [first, { ...options, name: exactly(options.name, options, translate) }];
  if (method === "filter" && hasKey(first, "hasText"))
    return [
      { ...first, hasText: isWanted(first.hasText) ? translate(first.hasText) : first.hasText },
    ];
  return args;
}

/** A pattern has no option to be exact: it says so itself. */
function exactly(wanted: unknown, options: unknown, translate: Translate): unknown {
  if (!isWanted(wanted)) return wanted;
  const isExact = hasKey(options, "exact") && options.exact === true && typeof wanted === "string";
  const { source } = translate(wanted);
  return isExact ? new RegExp(`^(?:${source})$`, "u") : new RegExp(source, "iu");
}

/** The words themselves, for names of the menu, or any translation of a sentence that has them in it. */
function inLanguage(wanted: string | RegExp, texts: readonly [string, string][]): RegExp {
  const isPattern = typeof wanted !== "string";
  const words = isPattern ? literalOf(wanted.source) : wanted;
  const own = isPattern ? wanted.source : literally(wanted);
  const found = [
    texts.filter(([original]) => original === words),
    texts.filter(([original]) => patternOf(original).test(words)),
    texts.filter(([original]) => words.length > 3 && original.includes(words)),
  ].find((some) => some.length > 0);
  return new RegExp(
    [own, ...new Set(found?.map(([, other]) => openPattern(other)) ?? [])].join("|"),
    "u",
  );
}

/** The longest run of letters of a pattern. */
function literalOf(source: string): string {
  const runs = source.split(/[\^$|()[\]{}.*+?]|\\\w/u).map((run) => run.trim());
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

const openPattern = (text: string) => text.split(gap).map(literally).join(".*");

const patternOf = (text: string) =>
  text.replaceAll(gap, "").trim().length < 3
    ? new RegExp(`^${literally(text)}$`, "u")
    : new RegExp(`^${openPattern(text)}$`, "u");

const isWanted = (value: unknown): value is string | RegExp =>
  typeof value === "string" || value instanceof RegExp;

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

const isPlace = (value: unknown): value is object => hasKey(value, "getByRole");

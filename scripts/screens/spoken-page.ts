import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../src/domain/languages.ts";
import { translatedTexts } from "../../src/web/text/testing/translated-texts.ts";
import { demoNames } from "./demo-names.ts";

// Scenes name what they press in Portuguese. In another language the same words are looked up in the dictionaries, and
// dishes' names in the demo's menus, so that every scene is written once.

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

/** The page for a reader of `language`, whose parts are found by their Portuguese words. */
export async function speakingPage(page: Page, language: Language): Promise<Page> {
  if (language === defaultLanguage) return page;
  const known = { texts: await translatedTexts(language, gap), names: demoNames(language) };
  return wrap(page, (wanted) => inLanguage(wanted, known));
}

type Known = { texts: readonly [string, string][]; names: ReadonlyMap<string, readonly string[]> };

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
  if (method === "filter" && hasKey(first, "hasText")) return [withText(first, translate)];
  if (method === "locator" && hasKey(options, "hasText"))
    return [first, withText(options, translate)];
  return args;
}

function withText(options: Record<"hasText", unknown>, translate: Translate): object {
  const { hasText } = options;
  if (!isWanted(hasText)) return options;
  // A name that people gave may be a word of the interface as well.
  const own = typeof hasText === "string" ? `${literally(hasText)}|` : "";
  return { ...options, hasText: new RegExp(own + translate(hasText).source, "u") };
}

/** A pattern has no option to be exact: it says so itself. */
function exactly(wanted: unknown, options: unknown, translate: Translate): unknown {
  if (!isWanted(wanted)) return wanted;
  const isExact = hasKey(options, "exact") && options.exact === true && typeof wanted === "string";
  const { source } = translate(wanted);
  return isExact ? new RegExp(`^(?:${source})$`, "u") : new RegExp(source, "iu");
}

/** The words themselves, for what people have written, or any translation of a sentence that has them in it. */
function inLanguage(wanted: string | RegExp, known: Known): RegExp {
  if (typeof wanted === "string") {
    const isSaid = known.texts.some(([original]) => original === wanted);
    // Otherwise a label of the interface would match texts that people have written as well.
    const own = isSaid && !known.names.has(wanted) ? [] : [literally(wanted)];
    return new RegExp(anyOf([...own, ...translationsOf(wanted, known)]), "u");
  }
  const runs = runsOf(wanted.source);
  const words = wanted.source.includes("|") ? runs.filter((run) => run.length > 3) : runs;
  const chosen = wanted.source.includes("|") ? words : words.slice(0, 1);
  const end = wanted.source.endsWith("$") ? "$" : "";
  const others = chosen.flatMap((run) =>
    [...translationsOf(run, known), ...(end === "" ? begunBy(run, known) : [])].map(
      (other) => other + end,
    ),
  );
  return new RegExp(anyOf([wanted.source, ...others]), "u");
}

/** Patterns of what the words are in the language: a dish's name, or a sentence of a dictionary. */
function translationsOf(words: string, { texts, names }: Known): string[] {
  const dishes = names.get(words)?.map(literally);
  if (dishes) return dishes;
  const exact = texts.filter(([original]) => original === words);
  if (exact.length > 0) return exact.map(([, other]) => openPattern(other));
  const filled = texts.flatMap(([original, other]) => {
    const parts = patternOf(original).exec(words)?.slice(1);
    return parts ? [openPattern(other, partOf(parts, { texts, names }))] : [];
  });
  // "Receber o pedido" may fill "Receber {}", or begin "Receber o pedido {}".
  if (filled.length > 0) return [...filled, ...begunBy(words, { texts, names })];
  const [first, second] = words.split(": ").map((part) => literalsOf(part, { texts, names }));
  if (first && second) return [String.raw`(?:${first})\s*[:：]\s*(?:${second})`];
  return texts
    .filter(([original]) => words.length > 3 && original.includes(words))
    .map(([, other]) => openPattern(other));
}

/** Patterns of the sentences that begin with these words. */
function begunBy(words: string, { texts }: Known): string[] {
  return texts
    .filter(([original]) => original.startsWith(`${words} `))
    .map(([, other]) => openPattern(other));
}

/** A pattern for a parameter: a name or a day as it was said or in the language, a count, or else anything. */
function partOf(parts: readonly string[], { texts, names }: Known): string {
  const isNamed = (part: string) => names.has(part) || !/\d|^$/u.test(part);
  if (parts.length > 0 && parts.every(isNamed))
    return `(?:${anyOf(parts.map((part) => literalsOf(part, { texts, names })))})`;
  const [count] = parts.length === 1 ? (/^\d+(?=,?$)/u.exec(String(parts[0])) ?? []) : [];
  return count === undefined ? anything : String.raw`${count}(?!\d)`;
}

/** A pattern of the words and of all that they are in the language, as a name or as a text without parameters. */
function literalsOf(words: string, { texts, names }: Known): string {
  const others = texts.flatMap(([original, other]) => (original === words ? [other] : []));
  return anyOf([words, ...(names.get(words) ?? []), ...others].map(literally));
}

/** The runs of letters of a pattern, longest first. */
function runsOf(source: string): string[] {
  const runs = source.split(/[\^$|()[\]{}.*+?]|\\\w/u).map((run) => run.replace(/^:/u, "").trim());
  return runs.toSorted((one, other) => other.length - one.length);
}

const anything = ".*";

const anyOf = (patterns: readonly string[]) => [...new Set(patterns)].join("|");

/** French has spaces of its own, and the browser's library takes all for one. */
const literally = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);

const openPattern = (text: string, part = anything) => text.split(gap).map(literally).join(part);

const patternOf = (text: string) =>
  text.replaceAll(gap, "").trim().length < 3
    ? new RegExp(`^${literally(text)}$`, "u")
    : new RegExp(`^${openPattern(text, "(.*)")}$`, "u");

const isWanted = (value: unknown): value is string | RegExp =>
  typeof value === "string" || value instanceof RegExp;

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

const isPlace = (value: unknown): value is object => hasKey(value, "getByRole");

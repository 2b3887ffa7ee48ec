import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** A font's file and the letters in it. Each is some 50 kB, and is read only when its letters are drawn. */
export type FontPart = { family: string; path: string; has: CodePoints };
type Pack = "arabic" | "hebrew" | "thai" | "kr" | "jp" | "sc";

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Packs in order of preference. A pack may have more than these letters, but other packs draw the rest better. */
const packsOf: readonly { letters: RegExp; packs: readonly Pack[] }[] = [
  { letters: /\p{Script_Extensions=Arabic}/u, packs: ["arabic"] },
  { letters: /\p{Script=Hebrew}/u, packs: ["hebrew"] },
  { letters: /[\p{Script=Thai}฿]/u, packs: ["thai"] },
  { letters: /\p{Script=Hangul}/u, packs: ["kr"] },
  { letters: kana, packs: ["jp"] },
  { letters: /\p{Script=Han}/u, packs: ["sc", "jp", "kr"] },
  { letters: /\p{Script=Common}/u, packs: ["jp"] },
];

/** Finds the file that has a character. In a text with kana, Chinese characters are drawn as in Japanese. */
export function partFinder(text: string): (character: string) => FontPart | undefined {
  const isJapanese = kana.test(text);
  return (character) => {
    const packs = packsOf.find(({ letters }) => letters.test(character))?.packs ?? [];
    const sorted = isJapanese && packs.includes("jp") ? ["jp" as const, ...packs] : packs;
    const codePoint = character.codePointAt(0) ?? 0;
    for (const pack of sorted) {
      const found = partsOf(pack).find(({ has }) => has(codePoint));
      if (found) return found;
    }
    return undefined;
  };
}

const known = new Map<Pack, FontPart[]>();

/** Parts of a pack, as the package's `unicode.json` lists them. */
function partsOf(pack: Pack): FontPart[] {
  const parts = known.get(pack) ?? readParts(pack);
  known.set(pack, parts);
  return parts;
}

function readParts(pack: Pack): FontPart[] {
  const name = `noto-sans-${pack}`;
  const list = readFileSync(resolve(`@fontsource-variable/${name}/unicode.json`), "utf8");
  return Object.entries<string>(JSON.parse(list)).map(([key, range]) => {
    const part = `${name}-${key.replace(/[[\]]/g, "")}`;
    return {
      family: `Comanda ${part}`,
      path: resolve(`@fontsource-variable/${name}/files/${part}-wght-normal.woff2`),
      has: codePointsOf(range),
    };
  });
}

/** Whether a code point is in a range that CSS writes as "U+20-7E,U+A0". */
type CodePoints = (codePoint: number) => boolean;

export function codePointsOf(unicodeRange: string): CodePoints {
  const ranges = unicodeRange.split(",").map((range) => {
    const [first = NaN, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((digits) => Number.parseInt(digits, 16));
    return { first, last };
  });
  return (codePoint) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last);
}

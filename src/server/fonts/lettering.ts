import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";
import covered from "./covered.json" with { type: "json" };
import { partFinder, codePointsOf } from "./packed-fonts.ts";

/** Drawn text: its fonts, and the letters that no font has. */
export type Lettering = {
  /** The families for a canvas' `font`, in the order in which they are tried for a character. */
  families: string;
  /** The text, with `unknownMark` in place of what cannot be drawn. */
  drawable: (text: string) => string;
  /** Whether all of it can be drawn. */
  isWhole: boolean;
};

export type Weight = 400 | 700;

export const unknownMark = "[?]";

const base = { family: "Comanda", package: "noto-sans", file: "NotoSans" };
const emoji = { family: "Comanda Emoji", package: "noto-emoji", file: "NotoEmoji" };
/** The letters of titles, in two files as the package has them. Letters that they lack are drawn in the other fonts. */
const titleFaces = [
  { family: "Comanda Title", file: "young-serif-latin-400-normal" },
  { family: "Comanda Title Extended", file: "young-serif-latin-ext-400-normal" },
];
const baseHas = codePointsOf(covered.base);
const emojiHas = codePointsOf(covered.emoji);

/** Nearly all texts are of these letters, and need no further check. */
const plain = /^[ -~\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;
const drawsNothing = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const { resolve } = createRequire(import.meta.url);

// Only the product's own fonts: other fonts of a machine would make its drawings look different.
GlobalFonts.removeAll();
registerBoth(base);

/** Finds the fonts for texts that are drawn together. All but the usual one are read when they are first needed. */
export function letteringFor(texts: readonly string[]): Lettering {
  const families = new Set([base.family]);
  const unknown = new Set<string>();
  const unusual = texts.filter((text) => !plain.test(text)).join("");
  const findPart = partFinder(unusual);
  for (const character of new Set(unusual)) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (baseHas(codePoint) || drawsNothing.test(character)) continue;
    if (emojiHas(codePoint)) {
      registerBoth(emoji);
      families.add(emoji.family);
      continue;
    }
    const part = findPart(character);
    if (part) {
      register(part.family, part.path);
      families.add(part.family);
    } else unknown.add(character);
  }
  return {
    families: Array.from(families, (family) => `"${family}"`).join(", "),
    drawable: (text) => markUnknown(text, unknown),
    isWhole: unknown.size === 0,
  };
}

type Pen = { font: string; fontVariationSettings: string; letterSpacing: string };

/** Sets a canvas' font in a size, in pixels. Variable fonts take their weight only from the variation settings. */
export function setFont(
  context: Pen,
  { families, weight, size }: { families: string; weight: Weight; size: number },
): void {
  context.font = `${weight} ${size}px ${families}`;
  context.fontVariationSettings = `"wght" ${weight}`;
  context.letterSpacing = "0px";
}

/** The same for titles, in the product's own letters; they have one weight. */
export function setTitleFont(
  context: Pen,
  { families, size }: { families: string; size: number },
): void {
  for (const { family, file } of titleFaces)
    register(family, resolve(`@fontsource/young-serif/files/${file}.woff2`));
  const own = titleFaces.map(({ family }) => `"${family}"`).join(", ");
  context.font = `400 ${size}px ${own}, ${families}`;
  context.fontVariationSettings = '"wght" 700';
  // Spaced letters are drawn without ligatures: in a PDF, "ff" drawn as one is read back as no letter at all.
  context.letterSpacing = "0.001px";
}

function markUnknown(text: string, unknown: ReadonlySet<string>): string {
  if (unknown.size === 0) return text;
  const marked = Array.from(text, (character) => (unknown.has(character) ? "\0" : character));
  return marked.join("").replace(/\0+(?: \0+)*/g, unknownMark);
}

function registerBoth({ family, ...font }: typeof base): void {
  if (GlobalFonts.has(family)) return;
  for (const weight of ["400Regular", "700Bold"]) {
    const path = `@expo-google-fonts/${font.package}/${weight}/${font.file}_${weight}.ttf`;
    addFont(family, resolve(path));
  }
}

function register(family: string, path: string): void {
  if (!GlobalFonts.has(family)) addFont(family, path);
}

function addFont(family: string, path: string): void {
  if (!GlobalFonts.registerFromPath(path, family))
    throw new Error(`The font ${path} cannot be read`);
}

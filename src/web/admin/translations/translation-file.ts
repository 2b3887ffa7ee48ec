import type {
  TranslatedSection,
  TranslatedText,
  TranslationEdit,
  TranslationList,
} from "../../../contract/translations.ts";
import { looksLikeGbk, utf16Label } from "../../../domain/file-encoding.ts";
import { readSpreadsheet, spreadsheet } from "../../../domain/spreadsheet.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import { maxLengthOf, type TranslationLanguage } from "../../../domain/translation-state.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { buttonKeys, cellKey, labelOf, translationStateOf } from "./translation-cells.ts";

const words = translationText;

/** A language as a table for a translator, who fills in the fourth column. */
export function translationFile(
  sections: readonly TranslatedSection[],
  language: TranslationLanguage,
): string {
  const rows = sections.flatMap(({ title, texts }) =>
    texts.map((text) => [
      cellKey(language, text.key),
      whereOf(title, text),
      text.original,
      text.translations[language] ?? "",
      words.marks[translationStateOf(text, language)],
      `${versionOf(text.translations[language])} ${versionOf(text.original)}`,
    ]),
  );
  return spreadsheet([[...words.file.columns], ...rows]);
}

function whereOf(title: string, text: TranslatedText): string {
  return [title || words.home, labelOf(text)].join(words.within);
}

export type FileChange = {
  edit: TranslationEdit;
  where: string;
  /** The original is not the one of the file any more. */
  isOutdated: boolean;
};

/** A row with the place of its text, or with its key where that is unknown. */
export type LeftOut = { line: number; name: string };

/** The changes that a file would make. Nothing is saved yet, and only translations can change. */
export type FilePlan = {
  rows: number;
  changes: FileChange[];
  unknown: LeftOut[];
  tooLong: LeftOut[];
  /** Named before in the file. */
  twice: LeftOut[];
  /** Translated again since the file was made, and changed in the file. */
  newer: LeftOut[];
  /** Saved in an encoding that lacks their letters. */
  garbled: LeftOut[];
};

type Known = { text: TranslatedText; language: TranslationLanguage; where: string };

/**
 * Compares a file with the stored texts. A row is matched by its key, or for a button by its original. A row without a
 * translation changes nothing. The first row names the columns, which may be in another order.
 */
export function planFile(
  table: string,
  { sections, languages }: Pick<TranslationList, "sections" | "languages">,
): FilePlan {
  const known = new Map<string, Known>();
  for (const { title, texts } of sections)
    for (const text of texts)
      for (const language of languages)
        known.set(cellKey(language, text.key), { text, language, where: whereOf(title, text) });
  const rows = readSpreadsheet(table);
  const head = known.has(rows[0]?.cells[0] ?? "") ? [] : (rows.shift()?.cells ?? []);
  const { columns } = words.file;
  // A missing name's place is taken unless another known name stands there.
  const places = columns.map((name, at) =>
    head.includes(name) || columns.includes(head[at] ?? "") ? head.indexOf(name) : at,
  );
  const left = { unknown: [], tooLong: [], twice: [], newer: [], garbled: [] };
  const plan: FilePlan = { rows: rows.length, changes: [], ...left };
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const [written = "", , original = "", translation = "", , marks = ""] = places.map((at) =>
      writtenText(cells[at] ?? ""),
    );
    // Older files have no versions, but may have notes there.
    const [version, madeFrom] = marks.split(" ").filter((mark) => isVersion.test(mark));
    const isOf = (cell: string) => {
      const stored = known.get(cell)?.text.original ?? "";
      return madeFrom ? madeFrom === versionOf(stored) : original === writtenText(stored);
    };
    // The key of a button is its place, which may have changed since: its original tells which one it is.
    const isMoved = written.includes(buttonKeys) && !isOf(written);
    const buttons = written.replace(/\d+$/, "");
    const isIt = (cell: string) => cell.startsWith(buttons) && isOf(cell) && !seen.has(cell);
    const key = isMoved ? ([...known.keys()].find(isIt) ?? "") : written;
    const found = known.get(key);
    if (!found) {
      plan.unknown.push({ line, name: written });
      continue;
    }
    const { text, language, where } = found;
    const base = text.translations[language] ?? "";
    const row = { line, name: where };
    const isChange = translation !== "" && translation !== writtenText(base);
    if (seen.has(key)) plan.twice.push(row);
    else if (translation.length > maxLengthOf(text)) plan.tooLong.push(row);
    else if (isChange && version !== versionOf(translation)) {
      const from = isOf(key) || (!madeFrom && original === "") ? text.original : original;
      const edit = { key: text.key, language, text: translation, from, base };
      if (version !== undefined && version !== versionOf(base)) plan.newer.push(row);
      else if (hasLostLetters(translation, text, base)) plan.garbled.push(row);
      else plan.changes.push({ where, isOutdated: from !== text.original, edit });
    }
    seen.add(key);
  }
  return plan;
}

/**
 * Programs write question marks for letters that their encoding lacks: in a text that is otherwise the stored one, or
 * where no other mark stands, as before a letter, and where no Chinese has come through.
 */
function hasLostLetters(translation: string, { original }: TranslatedText, base: string): boolean {
  // An emoji may become two.
  const marked = writtenText(base).replaceAll(/[^\p{ASCII}？]|[$()*+./?[\\\]^{|}]/gu, (char) =>
    /\p{ASCII}/u.test(char) ? `\\${char}` : `(?:${char}|\\?\\??)`,
  );
  const hasMarks = (text: string) =>
    /^>*\?|\?\p{L}|\s\?\?/u.test(text.replaceAll(/<[^<>]*>/g, ">"));
  const isOdd = hasMarks(translation) && !hasMarks(original);
  return (
    new RegExp(`^${marked}$`, "u").test(translation) || (isOdd && !/\p{sc=Han}/u.test(translation))
  );
}

/** Seven digits of base 36 for 32 bits begin with 0 or 1, so that hardly any word is taken for a version. */
const isVersion = /^v[01][\da-z]{6}$/;

/** Tells whether a text is still the same: FNV-1a, after a letter, so that spreadsheets take it for no number. */
function versionOf(text = ""): string {
  let hash = 0x811c9dc5;
  for (const char of writtenText(text))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return `v${(hash >>> 0).toString(36).padStart(7, "0")}`;
}

/** The text of a spreadsheet: UTF-8 or UTF-16, or GBK in Chinese, else Windows-1252. Throws for a workbook. */
export function decodedTable(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.includes(0)) throw new TypeError("no text has this byte");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(looksLikeGbk(bytes) ? "gbk" : "windows-1252").decode(bytes);
  }
}

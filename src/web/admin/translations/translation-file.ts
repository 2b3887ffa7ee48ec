import type {
  TranslatedSection,
  TranslatedText,
  TranslationEdit,
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
      versionOf(text.translations[language]),
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

export type LeftOut = { line: number; key: string };

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
};

type Known = { text: TranslatedText; language: TranslationLanguage; where: string };

/**
 * Compares a file with the stored texts. A row is matched by its key, or for a button by its original. A row without a
 * translation changes nothing. The first row names the columns.
 */
export function planFile(
  table: string,
  {
    sections,
    languages,
  }: { sections: readonly TranslatedSection[]; languages: readonly TranslationLanguage[] },
): FilePlan {
  const known = new Map<string, Known>();
  for (const { title, texts } of sections)
    for (const text of texts)
      for (const language of languages)
        known.set(cellKey(language, text.key), { text, language, where: whereOf(title, text) });
  const [, ...rows] = readSpreadsheet(table);
  const left = { unknown: [], tooLong: [], twice: [], newer: [] };
  const plan: FilePlan = { rows: rows.length, changes: [], ...left };
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const [written = "", , original = "", translation = "", , mark = ""] = cells.map(writtenText);
    // Older files have no versions, but may have notes there.
    const version = isVersion.test(mark) ? mark : undefined;
    const key = storedKey({ written, original }, { known, seen });
    const found = key === undefined ? undefined : known.get(key);
    if (key === undefined || !found) {
      plan.unknown.push({ line, key: written });
      continue;
    }
    if (seen.has(key)) plan.twice.push({ line, key });
    else if (translation.length > maxLengthOf(found.text)) plan.tooLong.push({ line, key });
    else if (isChange(found, translation) && version !== versionOf(translation)) {
      const isNewer = version !== undefined && version !== versionOf(storedOf(found));
      if (isNewer) plan.newer.push({ line, key });
      else plan.changes.push(changeOf(found, original, translation));
    }
    seen.add(key);
  }
  return plan;
}

/** The key of a button is its place, which may have changed since: its original tells which one it is. */
function storedKey(
  { written, original }: { written: string; original: string },
  { known, seen }: { known: ReadonlyMap<string, Known>; seen: ReadonlySet<string> },
): string | undefined {
  const [language = "", key = ""] = written.split(" ");
  if (!key.startsWith(buttonKeys)) return written;
  const isIt = (cell: string) => writtenText(known.get(cell)?.text.original ?? "") === original;
  if (isIt(written)) return written;
  const cells = [...known.keys()].filter((cell) => cell.startsWith(`${language} ${buttonKeys}`));
  return cells.find((cell) => isIt(cell) && !seen.has(cell));
}

const storedOf = ({ text, language }: Known) => text.translations[language];

function isChange(known: Known, translation: string): boolean {
  return translation !== "" && translation !== writtenText(storedOf(known) ?? "");
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

function changeOf({ text, language, where }: Known, original: string, translation: string) {
  const isOutdated = original !== writtenText(text.original);
  const from = isOutdated ? original : text.original;
  const base = text.translations[language] ?? "";
  return { where, isOutdated, edit: { key: text.key, language, text: translation, from, base } };
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

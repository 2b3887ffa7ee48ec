import type { FileValues, Level } from "../../../../contract/menu-fields.ts";
import type { Translations } from "../../../../domain/languages.ts";
import { importTexts } from "../../../texts/menu-files.ts";

/**
 * A menu as a file holds it. An entry without an id is matched by its title among its siblings. Several may share a
 * title: the first is matched with the first, the second with the second. A field that the file leaves out (`active`, a
 * translation, a picture) is absent here too, and leaves what is stored.
 */
export type MenuFile = { categories: FileCategory[] };

/** An entry of one level, without those below it. */
export type FileHead<L extends Level = Level> = {
  id?: string;
  titles: Translations;
  subtitles: Translations;
  line: number;
} & FileValues<L> &
  (L extends "category" | "item" ? FileNames : unknown);

export type FileCategory = FileHead<"category"> & { items: FileItem[] };
export type FileItem = FileHead<"item"> & { groups: FileGroup[] };
export type FileGroup = FileHead<"group"> & { items: FileOption[] };
export type FileOption = FileHead<"option">;

/** Kept as written: only the import knows which pictures and icons exist. */
export type FileNames = { icons?: string[]; picture?: string };

export const hasNames = (level: Level) => level === "category" || level === "item";

/** `message` is a sentence for the owner, without the line. */
export type FileProblem = { line: number; message: string };

/** A warning says that something was read in another way than it may have been meant. */
export type ParsedMenuFile =
  | { ok: true; menu: MenuFile; warnings: FileProblem[] }
  | { ok: false; problems: FileProblem[] };

export type ReportProblem = (line: number, message: string) => void;

/** `linha 12: preço inválido "abc"` */
export function describeProblem({ line, message }: FileProblem): string {
  return importTexts.atLine(line, message);
}

/**
 * The key of a title, which ignores case and spacing but not accents. Entries are matched by it, within a file and with
 * stored ones.
 */
export function titleKey(title: string): string {
  return title.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Whether import reads a file of this name, and export writes it, as a spreadsheet. */
export const isSpreadsheetName = (path: string): boolean => /\.(csv|tsv|txt)$/i.test(path);

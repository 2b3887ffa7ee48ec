import { maxMenuEntries } from "../../../../contract/menu-edits.ts";
import { typedFields } from "../../../../contract/menu-fields.ts";
import { entryProblemTexts } from "../../../texts/menu-files.ts";
import {
  titleKey,
  type FileCategory,
  type FileGroup,
  type FileItem,
  type FileOption,
  type FileProblem,
  type MenuFile,
  type ParsedMenuFile,
} from "./menu-file.ts";

type Entry = FileCategory | FileItem | FileGroup | FileOption;

/**
 * Ends a reading: adds the problems that only the whole menu shows to those of single entries (`found`), and sorts them
 * by line.
 */
export function checkMenu(
  menu: MenuFile,
  found: FileProblem[],
  warnings: FileProblem[] = [],
): ParsedMenuFile {
  const items = menu.categories.flatMap((category) => category.items);
  const groups = items.flatMap((item) => item.groups);
  const options = groups.flatMap((group) => group.items);

  const entries: Entry[] = [...menu.categories, ...items, ...groups, ...options];
  const siblings: Entry[][] = [
    menu.categories,
    ...menu.categories.map((category) => category.items),
    ...items.map((item) => item.groups),
    ...groups.map((group) => group.items),
  ];
  const problems = [
    ...found,
    ...siblings.flatMap(repeatedEntries),
    ...repeatedIds(entries),
    ...tooManyEntries(entries),
  ];
  if (problems.length === 0) return { ok: true, menu, warnings };
  return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/**
 * Finds repeated entries. Siblings may share a title: real menus have two combos of one name at two prices. An entry is
 * repeated only if nothing distinguishes it from a sibling, not even the ids.
 */
function repeatedEntries(siblings: Entry[]): FileProblem[] {
  const firsts = new Map<string, Entry>();
  return siblings.flatMap((sibling) => {
    const title = sibling.titles.br ?? "";
    const first = firsts.get(looksOf(sibling));
    if (!first) firsts.set(looksOf(sibling), sibling);
    if (!first || title === "" || (first.id !== undefined && sibling.id !== undefined)) return [];
    return [{ line: sibling.line, message: entryProblemTexts.repeats(title, first.line) }];
  });
}

/** The values that distinguish an entry from its siblings for guests, without its children. */
function looksOf(entry: Entry): string {
  const given: Record<string, unknown> = entry;
  const values = typedFields.map(({ name }) => given[name]);
  return JSON.stringify([titleKey(entry.titles.br ?? ""), entry.subtitles.br, ...values]);
}

function repeatedIds(entries: Entry[]): FileProblem[] {
  const firstLines = new Map<string, number>();
  return entries.flatMap(({ id, line }) => {
    if (id === undefined) return [];
    const firstLine = firstLines.get(id);
    if (firstLine === undefined) firstLines.set(id, line);
    if (firstLine === undefined) return [];
    return [{ line, message: entryProblemTexts.repeatedId(id, firstLine) }];
  });
}

function tooManyEntries(entries: Entry[]): FileProblem[] {
  const excess = entries.map(({ line }) => line).toSorted((a, b) => a - b)[maxMenuEntries];
  if (excess === undefined) return [];
  return [{ line: excess, message: entryProblemTexts.tooManyEntries(maxMenuEntries) }];
}

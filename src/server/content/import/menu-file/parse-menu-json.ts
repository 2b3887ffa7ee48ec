import { checkMenu } from "./check-menu.ts";
import { parseLocatedJson, type LocatedJson } from "./located-json.ts";
import {
  type FileCategory,
  type FileGroup,
  type FileItem,
  type FileOption,
  type FileProblem,
  type ParsedMenuFile,
  type ReportProblem,
} from "./menu-file.ts";
import { readEntry, readHead, readList } from "./read-json-entry.ts";

/** Reads a menu in the JSON form that `writeMenuJson` writes, or names all that is wrong with it. */
export function parseMenuJson(text: string): ParsedMenuFile {
  const json = parseLocatedJson(text);
  if (!json.ok) return { ok: false, problems: [json.problem] };

  const problems: FileProblem[] = [...json.repeatedKeys];
  const report: ReportProblem = (line, message) => problems.push({ line, message });
  const root = readEntry(json.root, ["categories"], report);
  const categories = root
    ? readList(root, "categories").flatMap((category) => readCategory(category, report))
    : [];
  return checkMenu({ categories }, problems);
}

function readCategory(json: LocatedJson, report: ReportProblem): FileCategory[] {
  const read = readHead(json, { level: "category", childrenKey: "items", report });
  if (!read) return [];
  const items = readList(read.entry, "items").flatMap((item) => readItem(item, report));
  return [{ ...read.head, items }];
}

function readItem(json: LocatedJson, report: ReportProblem): FileItem[] {
  const read = readHead(json, { level: "item", childrenKey: "groups", report });
  if (!read) return [];
  const groups = readList(read.entry, "groups", "optional");
  return [{ ...read.head, groups: groups.flatMap((group) => readGroup(group, report)) }];
}

function readGroup(json: LocatedJson, report: ReportProblem): FileGroup[] {
  const read = readHead(json, { level: "group", childrenKey: "items", report });
  if (!read) return [];
  const items = readList(read.entry, "items").flatMap((option) => readOption(option, report));
  return [{ ...read.head, items }];
}

function readOption(json: LocatedJson, report: ReportProblem): FileOption[] {
  const read = readHead(json, { level: "option", report });
  return read ? [read.head] : [];
}

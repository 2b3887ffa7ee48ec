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
import {
  extraKeys,
  readEntry,
  readExtras,
  readIdentity,
  readList,
  readPrice,
  readSubtitles,
  readTitles,
  subtitleKeys,
  titleKeys,
} from "./read-json-entry.ts";

const optionKeys = ["id", ...titleKeys, ...subtitleKeys, "price", "active"];
const groupKeys = ["id", ...titleKeys, ...subtitleKeys, "active", "items"];
const itemKeys = [...optionKeys, ...extraKeys, "groups"];
const categoryKeys = [...groupKeys, ...extraKeys];

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
  const entry = readEntry(json, categoryKeys, report);
  if (!entry) return [];
  const items = readList(entry, "items").flatMap((item) => readItem(item, report));
  return [
    {
      ...readIdentity(entry),
      titles: readTitles(entry),
      subtitles: readSubtitles(entry),
      ...readExtras(entry),
      line: entry.line,
      items,
    },
  ];
}

function readItem(json: LocatedJson, report: ReportProblem): FileItem[] {
  const entry = readEntry(json, itemKeys, report);
  if (!entry) return [];
  const groups = readList(entry, "groups", "optional").flatMap((group) => readGroup(group, report));
  return [
    {
      ...readIdentity(entry),
      titles: readTitles(entry),
      subtitles: readSubtitles(entry),
      priceCents: readPrice(entry),
      ...readExtras(entry),
      line: entry.line,
      groups,
    },
  ];
}

function readGroup(json: LocatedJson, report: ReportProblem): FileGroup[] {
  const entry = readEntry(json, groupKeys, report);
  if (!entry) return [];
  const items = readList(entry, "items").flatMap((option) => readOption(option, report));
  return [
    {
      ...readIdentity(entry),
      titles: readTitles(entry),
      subtitles: readSubtitles(entry),
      line: entry.line,
      items,
    },
  ];
}

function readOption(json: LocatedJson, report: ReportProblem): FileOption[] {
  const entry = readEntry(json, optionKeys, report);
  if (!entry) return [];
  return [
    {
      ...readIdentity(entry),
      titles: readTitles(entry),
      subtitles: readSubtitles(entry),
      priceCents: readPrice(entry),
      line: entry.line,
    },
  ];
}

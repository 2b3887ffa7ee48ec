import { id as idSchema } from "../../../../contract/fields.ts";
import {
  fieldsOfLevel,
  textFields,
  type Level,
  type FileField,
} from "../../../../contract/menu-fields.ts";
import { week } from "../../../../contract/week.ts";
import { languages, type Translations } from "../../../../domain/languages.ts";
import { centsFromReais, isReais, type Cents } from "../../../../domain/money.ts";
import { writtenText } from "../../../../domain/text-rules.ts";
import { jsonTexts, entryProblemTexts } from "../../../texts/menu-files.ts";
import {
  priceProblem,
  subtitleProblem,
  textProblem,
  titleProblem,
  valueProblem,
  type CheckedField,
} from "./entry-checks.ts";
import type { LocatedJson, LocatedObject } from "./located-json.ts";
import { hasNames, type FileHead, type FileNames, type ReportProblem } from "./menu-file.ts";

/** An object of the file with the place to report what is wrong in it. */
export type JsonEntry = { line: number; fields: LocatedObject; report: ReportProblem };

const textKeys = Object.values(textFields).flatMap(({ prefix }) =>
  languages.map((language) => `${prefix}_${language}`),
);

const nameKeys = ["icons", "picture"];

const maxNameLength = 200;

// The readers report a problem and then answer as if the field were absent, so that one reading finds every problem of
// the file. The caller throws the result away.

export function readEntry(
  { line, value }: LocatedJson,
  knownKeys: string[],
  report: ReportProblem,
): JsonEntry | undefined {
  if (!(value instanceof Map)) {
    report(line, jsonTexts.notAnObject);
    return undefined;
  }
  for (const [key, field] of value) {
    if (knownKeys.includes(key)) continue;
    report(field.line, jsonTexts.unknownField(key, knownKeys));
  }
  return { line, fields: value, report };
}

/** The elements of a list; a missing list is a problem unless it is `optional`. */
export function readList(entry: JsonEntry, key: string, optional?: "optional"): LocatedJson[] {
  const field = entry.fields.get(key);
  if (Array.isArray(field?.value)) return field.value;
  if (field !== undefined) entry.report(field.line, jsonTexts.notAList(key));
  else if (!optional) entry.report(entry.line, entryProblemTexts.missing(`"${key}"`));
  return [];
}

type Place = { level: Level; childrenKey?: "items" | "groups"; report: ReportProblem };

/** An entry of this level, and the object that it was read from; nothing where there is no object. */
export function readHead<L extends Level>(
  json: LocatedJson,
  { level, childrenKey, report }: Place & { level: L },
): { entry: JsonEntry; head: FileHead<L> } | undefined {
  const fields = fieldsOfLevel(level);
  const keys = [
    "id",
    ...textKeys,
    ...fields.map(({ key }) => key),
    ...(hasNames(level) ? nameKeys : []),
    ...(childrenKey ? [childrenKey] : []),
  ];
  const entry = readEntry(json, keys, report);
  if (!entry) return undefined;
  const id = readId(entry);
  const values = fields.map((field) => [field.name, readValue(entry, field)]);
  const head = {
    ...(id !== undefined && { id }),
    titles: readTitles(entry),
    subtitles: readTexts(entry, "subtitle"),
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...(hasNames(level) && readNames(entry)),
    line: entry.line,
  };
  // fromEntries forgets which fields the level has.
  return { entry, head: head as FileHead<L> };
}

function readTitles(entry: JsonEntry): Translations {
  if (!entry.fields.has("title_br"))
    entry.report(entry.line, entryProblemTexts.missing(`"title_br"`));
  return readTexts(entry, "title");
}

function readValue(entry: JsonEntry, field: FileField): unknown {
  if (!entry.fields.has(field.key)) {
    if (field.inFiles !== "needed") return undefined;
    entry.report(entry.line, entryProblemTexts.missing(`"${field.key}"`));
    return field.usual;
  }
  if (field.type === "money") return readPrice(entry, field.key);
  if (field.type === "boolean" || field.type === "flag") return readFlag(entry, field.key);
  if (field.type === "week") return readWeek(entry, field.key);
  return readChecked(entry, field);
}

function readWeek(entry: JsonEntry, key: string): unknown {
  const found = entry.fields.get(key);
  const value = found && plainOf(found);
  if (week.safeParse(value).success) return value;
  reportAt(entry, key, jsonTexts.notAWeek(key));
  return undefined;
}

function plainOf({ value }: LocatedJson): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, inner]) => [key, plainOf(inner)]));
}

function readChecked(entry: JsonEntry, field: CheckedField & { key: string }): unknown {
  const { key } = field;
  const value = entry.fields.get(key)?.value;
  const problem = valueProblem(`"${key}"`, value, field);
  reportAt(entry, key, problem);
  return problem === undefined ? value : undefined;
}

/** A blank text is a missing translation; only the Portuguese title must not be blank. */
function readTexts(entry: JsonEntry, prefix: "title" | "subtitle"): Translations {
  const texts: Translations = {};
  for (const language of languages) {
    const key = `${prefix}_${language}`;
    const given = readString(entry, key);
    const text = writtenText(given ?? "");
    if (given === undefined || (text === "" && key !== "title_br")) continue;
    texts[language] = text;
    const problem = (prefix === "title" ? titleProblem : subtitleProblem)(`"${key}"`, text);
    reportAt(entry, key, problem);
  }
  return texts;
}

function readPrice(entry: JsonEntry, key: string): Cents {
  const value = entry.fields.get(key)?.value;
  if (typeof value !== "number") {
    const isText = typeof value === "string";
    reportAt(entry, key, isText ? jsonTexts.textForANumber(key, value) : jsonTexts.notANumber(key));
    return 0;
  }
  if (!isReais(value)) {
    reportAt(entry, key, jsonTexts.tooManyDecimals(value));
    return 0;
  }
  const priceCents = centsFromReais(value);
  reportAt(entry, key, priceProblem(jsonTexts.price, priceCents));
  return priceCents;
}

function readId(entry: JsonEntry): string | undefined {
  const id = readString(entry, "id")?.toLowerCase();
  if (id !== undefined && !idSchema.safeParse(id).success)
    reportAt(entry, "id", jsonTexts.invalidId(id));
  return id;
}

function readNames(entry: JsonEntry): FileNames {
  const icons = entry.fields.has("icons") ? readIcons(entry) : undefined;
  const picture = readString(entry, "picture");
  if (picture !== undefined) {
    reportAt(
      entry,
      "picture",
      textProblem(`"picture"`, { text: picture, maxLength: maxNameLength }),
    );
  }
  return {
    ...(icons !== undefined && { icons }),
    ...(picture !== undefined && { picture }),
  };
}

function readIcons(entry: JsonEntry): string[] {
  return readList(entry, "icons").flatMap(({ line, value }) => {
    const problem =
      typeof value === "string"
        ? textProblem(`"icons"`, { text: value, maxLength: maxNameLength })
        : jsonTexts.notTexts("icons");
    if (problem !== undefined) entry.report(line, problem);
    return typeof value === "string" ? [value] : [];
  });
}

function readString(entry: JsonEntry, key: string): string | undefined {
  const value = entry.fields.get(key)?.value;
  if (value === undefined || typeof value === "string") return value;
  reportAt(entry, key, jsonTexts.notAText(key));
  return undefined;
}

function readFlag(entry: JsonEntry, key: string): boolean | undefined {
  const value = entry.fields.get(key)?.value;
  if (value === undefined || typeof value === "boolean") return value;
  reportAt(entry, key, jsonTexts.notAFlag(key));
  return undefined;
}

function reportAt(entry: JsonEntry, key: string, problem: string | undefined): void {
  if (problem !== undefined) entry.report(entry.fields.get(key)?.line ?? entry.line, problem);
}

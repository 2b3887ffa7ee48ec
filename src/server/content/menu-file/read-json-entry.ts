import { id as idSchema } from "../../../contract/fields.ts";
import { languages, type Translations } from "../../../domain/languages.ts";
import { centsFromReais, isReais, type Cents } from "../../../domain/money.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import {
  priceProblem,
  quoted,
  subtitleProblem,
  textProblem,
  titleProblem,
} from "./entry-checks.ts";
import type { LocatedJson, LocatedObject } from "./located-json.ts";
import type { FileExtras, ReportProblem } from "./menu-file.ts";

/** An object of the file with the place to report what is wrong in it. */
export type JsonEntry = { line: number; fields: LocatedObject; report: ReportProblem };

export const titleKeys = languages.map((language) => `title_${language}`);
export const subtitleKeys = languages.map((language) => `subtitle_${language}`);
export const extraKeys = ["nav_hide", "icons", "picture"];

const maxNameLength = 200;

// The readers report what is wrong and then answer as if the field were absent, so that one reading
// finds every problem of the file. Whoever asked throws the result away.

export function readEntry(
  { line, value }: LocatedJson,
  knownKeys: string[],
  report: ReportProblem,
): JsonEntry | undefined {
  if (!(value instanceof Map)) {
    report(line, "deveria haver um objeto entre chaves");
    return undefined;
  }
  for (const [key, field] of value) {
    if (knownKeys.includes(key)) continue;
    report(
      field.line,
      `campo desconhecido ${quoted(key)}; os que há aqui: ${knownKeys.join(", ")}`,
    );
  }
  return { line, fields: value, report };
}

/** The elements of a list; a missing list is a problem unless it is `optional`. */
export function readList(entry: JsonEntry, key: string, optional?: "optional"): LocatedJson[] {
  const field = entry.fields.get(key);
  if (Array.isArray(field?.value)) return field.value;
  if (field !== undefined) entry.report(field.line, `"${key}" deveria ser uma lista`);
  else if (!optional) entry.report(entry.line, `falta "${key}"`);
  return [];
}

export function readTitles(entry: JsonEntry): Translations {
  if (!entry.fields.has("title_br")) entry.report(entry.line, `falta "title_br"`);
  return readTexts(entry, "title");
}

export function readSubtitles(entry: JsonEntry): Translations {
  return readTexts(entry, "subtitle");
}

/** A blank text is a missing translation, which only the Portuguese title may not be. */
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

export function readPrice(entry: JsonEntry): Cents {
  const price = entry.fields.get("price");
  if (price === undefined) {
    entry.report(entry.line, `falta "price"`);
    return 0;
  }
  const { value } = price;
  if (typeof value !== "number") {
    const shown = typeof value === "string" ? `, não ${quoted(value)}` : "";
    reportAt(entry, "price", `"price" deveria ser um número sem aspas, como 22.99${shown}`);
    return 0;
  }
  if (!isReais(value)) {
    reportAt(entry, "price", `preço inválido ${value}: deveria ter no máximo duas casas decimais`);
    return 0;
  }
  const priceCents = centsFromReais(value);
  reportAt(entry, "price", priceProblem("preço", priceCents));
  return priceCents;
}

export function readIdentity(entry: JsonEntry): { id?: string; active?: boolean } {
  const id = readString(entry, "id")?.toLowerCase();
  const active = readFlag(entry, "active");
  if (id !== undefined && !idSchema.safeParse(id).success)
    reportAt(entry, "id", `"id" inválido ${quoted(id)}`);
  return { ...(id !== undefined && { id }), ...(active !== undefined && { active }) };
}

export function readExtras(entry: JsonEntry): FileExtras {
  const navHide = readFlag(entry, "nav_hide");
  const icons = entry.fields.has("icons") ? readNames(entry, "icons") : undefined;
  const picture = readString(entry, "picture");
  if (picture !== undefined) {
    reportAt(
      entry,
      "picture",
      textProblem(`"picture"`, { text: picture, maxLength: maxNameLength }),
    );
  }
  return {
    ...(navHide !== undefined && { nav_hide: navHide }),
    ...(icons !== undefined && { icons }),
    ...(picture !== undefined && { picture }),
  };
}

function readNames(entry: JsonEntry, key: string): string[] {
  return readList(entry, key).flatMap(({ line, value }) => {
    const problem =
      typeof value === "string"
        ? textProblem(`"${key}"`, { text: value, maxLength: maxNameLength })
        : `"${key}" deveria ter apenas textos entre aspas`;
    if (problem !== undefined) entry.report(line, problem);
    return typeof value === "string" ? [value] : [];
  });
}

function readString(entry: JsonEntry, key: string): string | undefined {
  const value = entry.fields.get(key)?.value;
  if (value === undefined || typeof value === "string") return value;
  reportAt(entry, key, `"${key}" deveria ser um texto entre aspas`);
  return undefined;
}

function readFlag(entry: JsonEntry, key: string): boolean | undefined {
  const value = entry.fields.get(key)?.value;
  if (value === undefined || typeof value === "boolean") return value;
  reportAt(entry, key, `"${key}" deveria ser true ou false`);
  return undefined;
}

function reportAt(entry: JsonEntry, key: string, problem: string | undefined): void {
  if (problem !== undefined) entry.report(entry.fields.get(key)?.line ?? entry.line, problem);
}

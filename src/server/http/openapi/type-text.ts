import { languages } from "../../../domain/languages.ts";
import { escapeHtml } from "../edge/markup.ts";
import type { Schema } from "./document.ts";

/** A schema as a person would write the type down, in HTML; references are links. */
export function typeText(schema: Schema | boolean, depth = 0): string {
  if (typeof schema === "boolean") return schema ? "anything" : "nothing";
  if (schema.$ref !== undefined) return linkTo(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeText(choice, depth)).join(" | ");
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(" | ");
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeText({ ...schema, type }, depth)).join(" | ");
  }
  if (schema.type === "array")
    return `[${isSchema(schema.items) ? typeText(schema.items, depth) : "anything"}]`;
  if (schema.type === "object") return objectText(schema, depth);
  return `${schema.format ?? schema.type ?? "anything"}${bounds(schema)}`;
}

function objectText(schema: Schema, depth: number): string {
  const all = Object.entries(schema.properties ?? {});
  const ignored = mergeLanguages(all.filter(isIgnored));
  const properties = all.filter((one) => !isIgnored(one));
  if (properties.length === 0 && isSchema(schema.additionalProperties)) {
    const key = isSchema(schema.propertyNames) ? (schema.propertyNames.format ?? "key") : "key";
    return `{ [${key}]: ${typeText(schema.additionalProperties, depth)} }`;
  }
  if (properties.length === 0) return "{}";
  const lines = mergeLanguages(properties).map(([name, property]) => {
    const mark = schema.required?.includes(name) === true ? "" : "?";
    return `${"  ".repeat(depth + 1)}<b>${escapeHtml(name)}</b>${mark}: ${typeText(property, depth + 1)}`;
  });
  if (ignored.length > 0) {
    const names = ignored.map(([name]) => escapeHtml(name)).join(", ");
    lines.push(`${"  ".repeat(depth + 1)}<i>ignored: ${names}</i>`);
  }
  return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

/** Fields that are taken and have no effect. */
function isIgnored([, schema]: [string, Schema | boolean]): boolean {
  return isSchema(schema) && schema.readOnly === true;
}

const ofLanguage = new RegExp(`^(.+)_(?:${languages.join("|")})$`);

/** `title_br`, `title_us` and the other languages are one line. */
function mergeLanguages(properties: [string, Schema | boolean][]): [string, Schema | boolean][] {
  const counts = Map.groupBy(properties, ([name]) => ofLanguage.exec(name)?.[1] ?? "");
  const seen = new Set<string>();
  return properties.flatMap(([name, property]): [string, Schema | boolean][] => {
    const stem = ofLanguage.exec(name)?.[1];
    if (stem === undefined || (counts.get(stem)?.length ?? 0) < languages.length)
      return [[name, property]];
    if (seen.has(stem)) return [];
    seen.add(stem);
    return [[`${stem}_<language>`, property]];
  });
}

function bounds({ minimum, maximum, maxLength, pattern }: Schema): string {
  const range = [
    minimum === undefined ? "" : `at least ${minimum}`,
    maximum === undefined ? "" : `at most ${maximum.toLocaleString("en")}`,
    maxLength === undefined ? "" : `at most ${maxLength.toLocaleString("en")} characters`,
    pattern === undefined ? "" : `like ${pattern}`,
  ].filter((part) => part !== "");
  return range.length === 0 ? "" : ` <i>${escapeHtml(range.join(", "))}</i>`;
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  return `<a href="#schema-${name}">${name}</a>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

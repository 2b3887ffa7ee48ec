import type { FieldsByPath } from "../../domain/stale-fields.ts";

/** A longer text is told by its beginning: a history tells that it was changed, and keeps no copies of pages. */
const mostLetters = 80;

type Told = string | number | boolean | null;

/** Changes of settings, by their paths, with the values before and after: short, and nothing of pictures. */
export function toldChanges({ before, after }: { before: FieldsByPath; after: FieldsByPath }) {
  const changed = Object.keys(after).filter(
    (path) => JSON.stringify(before[path] ?? null) !== JSON.stringify(after[path] ?? null),
  );
  const valuesOf = (fields: FieldsByPath) =>
    Object.fromEntries(changed.map((path) => [path, toldValue(path, fields[path])]));
  return { before: { values: valuesOf(before) }, after: { values: valuesOf(after) } };
}

function toldValue(path: string, value: unknown): Told | Record<string, Told> | Told[] {
  if (path === "data.logo" || path === "data.banner") return value === null ? null : "";
  if (typeof value === "string") return shortened(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? one : null));
  if (typeof value !== "object" || value === null) return null;
  const entries = Object.entries(value).filter(([, one]) => typeof one === "boolean");
  return Object.fromEntries(entries);
}

/** Formatted texts without their marks. */
function shortened(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const letters = [...new Intl.Segmenter("pt-BR").segment(plain)].map(({ segment }) => segment);
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : plain;
}

import { punctuation } from "../../domain/languages.ts";
import { spokenLanguage, spokenTag } from "./spoken-language.ts";

type Parts = readonly (string | false | null | undefined)[];

/** "a · b", of those there are; no line begins with the dot. */
export function joined(parts: Parts): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** "a. b", sentences of those there are: one without an end gets it before the next. */
export function sentences(parts: Parts): string {
  const { stop, blank } = marks();
  const said = parts.flatMap((part) => part || []);
  const last = said.pop() ?? "";
  return said.map((part) => (ending.test(part) ? part : part + stop) + blank).join("") + last;
}

const ending = /[.!?:…。！？：]$/u;

/** "name (note)" or "name（note）". */
export function inBrackets(name: string, note: string): string {
  const { open, close } = marks();
  return `${name}${open}${note}${close}`;
}

/** "a, b", of those there are, where titles may hold an "and" of their own. */
export function sideBySide(parts: Parts): string {
  return parts.filter(Boolean).join(marks().comma);
}

/** "a, b e c", "a, b, and c" or "a、b和c". */
export function listWords(things: readonly string[]): string {
  return new Intl.ListFormat(spokenTag()).format(things);
}

/** "a: b", "a : b" or "a：b". */
export function withColon(name: string, what: string): string {
  return `${name}${marks().colon}${what}`;
}

const marks = () => punctuation[spokenLanguage()];

import type { Language } from "../../domain/languages.ts";
import { spokenLanguage, spokenTag } from "./spoken-language.ts";

type Parts = readonly (string | false | null | undefined)[];

/** "a · b", of those there are; no line begins with the dot. */
export function joined(parts: Parts): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** "a. b", sentences of those there are: one without an end gets it before the next. */
export function sentences(parts: Parts): string {
  const [stop, blank] = isChinese() ? ["。", ""] : [".", " "];
  const ended = (_: string, end: string) => `${end || stop}${blank}`;
  return parts
    .filter(Boolean)
    .join("\n")
    .replaceAll(/([.!?:…。！？：]?)\n/gu, ended);
}

/** "name (note)" or "name（note）". */
export function inBrackets(name: string, note: string): string {
  return isChinese() ? `${name}（${note}）` : `${name} (${note})`;
}

/** "a, b", of those there are, where titles may hold an "and" of their own. */
export function sideBySide(parts: Parts): string {
  return parts.filter(Boolean).join(isChinese() ? "、" : ", ");
}

/** "a, b e c", "a, b, and c" or "a、b和c". */
export function listWords(things: readonly string[]): string {
  return new Intl.ListFormat(spokenTag()).format(things);
}

const colons: Partial<Record<Language, string>> = { fr: "\u202f: ", cn: "：" };

/** "a: b", "a : b" or "a：b". */
export function withColon(name: string, what: string): string {
  return `${name}${colons[spokenLanguage()] ?? ": "}${what}`;
}

const isChinese = () => spokenLanguage() === "cn";

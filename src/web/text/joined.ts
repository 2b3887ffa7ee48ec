import { languageTags } from "../../domain/languages.ts";
import { spokenTag } from "./spoken-language.ts";

type Parts = readonly (string | false | null | undefined)[];

/** "a · b", of those there are; no line begins with the dot. */
export function joined(parts: Parts): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** "a, b", of those there are, where titles may hold an "and" of their own. */
export function sideBySide(parts: Parts): string {
  return parts.filter(Boolean).join(spokenTag() === languageTags.cn ? "、" : ", ");
}

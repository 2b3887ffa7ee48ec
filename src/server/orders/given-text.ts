import { isBlank, stripBidi } from "../../domain/text-rules.ts";

/**
 * What somebody wrote, as it is stored: trimmed, without the characters that turn the text around them and so can
 * disguise it on a ticket; null when nothing of it shows.
 */
export function givenText(text: string | undefined): string | null {
  return text === undefined || isBlank(text) ? null : stripBidi(text).trim();
}

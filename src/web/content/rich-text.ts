import { isBlank } from "../../domain/text-rules.ts";

/** True when the HTML has words in it; editors leave `<p></p>` or `<p>&nbsp;</p>` behind. */
export function hasWords(html: string): boolean {
  return !isBlank(html.replace(/<[^>]*>|&nbsp;/g, ""));
}

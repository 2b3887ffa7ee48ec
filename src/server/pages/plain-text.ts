const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The words of rich text on one line. The result is text, not markup: it must be escaped where it goes into a page. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:b|i|u|s|em|strong|a|span|mark|small|sub|sup)(?:\s[^>]*)?>/gi, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, decode)
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function decode(
  entity: string,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? entity;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : "";
}

/** At most `max` UTF-16 units of the text, ending after a whole word. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = text.lastIndexOf(" ", max - 1);
  // One very long word is cut where it must be, though not within a character.
  const kept = end > max / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s.,;:–-]+$/u, "")}…`;
}

const pictograph =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}\u{200D}]/u
    .source;
const onlyPictographs = `${pictograph}(?: *${pictograph})*`;
const separator = "(?:, | - )";
/** A part that goes takes the comma or dash before it along, and the first part the one after it. */
const wholeParts = new RegExp(
  `${separator}${onlyPictographs}(?=${separator}|$)|^${onlyPictographs}${separator}`,
  "gmu",
);

/** What is left of a text for letters that have no pictographs. */
export function withoutPictographs(text: string): string {
  return text
    .replaceAll(wholeParts, "")
    .replaceAll(new RegExp(pictograph, "gu"), "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

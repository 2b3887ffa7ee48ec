/** The width of a text, in the unit of the widths that it must fit into. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** The text, or as much of its beginning as fits with "…" after it. */
export function fitLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  while (characters.length > 0 && measure(`${characters.join("")}…`) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}

/** A text without blanks, such as an address, cut into lines that fit by the width of each character. */
export function splitToWidth(text: string, width: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  let [line, taken] = ["", 0];
  for (const character of text) {
    const more = widthOf(character);
    if (line !== "" && taken + more > width) {
      lines.push(line);
      [line, taken] = ["", 0];
    }
    line += character;
    taken += more;
  }
  return [...lines, line];
}

/** A text in lines of whole words; a word that is wider than a line has one to itself. */
export function wrapWords(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Code points as CSS writes them: "U+20-7E,U+A0". */
export type CodePoints = (codePoint: number) => boolean;

export function codePointsOf(unicodeRange: string): CodePoints {
  const ranges = unicodeRange.split(",").map((range) => {
    const [first = NaN, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((digits) => Number.parseInt(digits, 16));
    return { first, last };
  });
  return (codePoint) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last);
}

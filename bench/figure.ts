/** One measured figure beside its floor and the bound it has to keep. */
export type Figure = {
  what: string;
  measured: string;
  /** The thing that it is compared with, measured in the same run. */
  floor: string;
  /** The bounded value: a ratio, or a count. */
  value: number;
  bound: { atLeast: number } | { atMost: number };
  unit?: string;
  /** Why it could not be measured here. */
  absent?: string;
};

export function isKept({ value, bound, absent }: Figure): boolean {
  if (absent !== undefined) return true;
  return "atLeast" in bound ? value >= bound.atLeast : value <= bound.atMost;
}

/** The table of the figures, as Markdown. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    figure.measured,
    figure.floor,
    figure.absent === undefined ? shown(figure.value, figure.unit) : "",
    "atLeast" in figure.bound
      ? `at least ${shown(figure.bound.atLeast, figure.unit)}`
      : `at most ${shown(figure.bound.atMost, figure.unit)}`,
    figure.absent ?? (isKept(figure) ? "kept" : "**missed**"),
  ]);
  const all = [["what", "measured", "floor", "figure", "bound", "verdict"], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${(widths ?? []).map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...body] = all;
  return [line(head), rule, ...body.map(line)].join("\n");
}

function shown(value: number, unit: string | undefined): string {
  const number = Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
  return unit === undefined ? number : `${number} ${unit}`;
}

/** Neither a lucky run nor an unlucky one decides. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The least value that this share of the values, from 0 to 1, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** A cell: text, a whole number, or cents. */
export type Cell = string | number | { cents: number };

/** Signs that begin a formula in a spreadsheet. */
const startsFormula = /^[=+\-@\t\r]/;

/**
 * A table as spreadsheets in Brazil open it: semicolons, a comma before decimals, and a mark that says UTF-8. An
 * apostrophe keeps text from being read as a formula (OWASP, CSV injection).
 */
export function spreadsheet(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(";")}\r\n`).join("")}`;
}

/**
 * A cell of typed words in which no formula begins, even if a spreadsheet splits the line at commas or tabs. The
 * original text cannot be restored.
 */
export const withoutInnerFormulas = (cell: Cell): Cell =>
  typeof cell === "string" ? cell.replaceAll(/([,\t]\s*)(?=[=+\-@])/g, "$1'") : cell;

/**
 * The cells of a table that a spreadsheet has saved. The first semicolon, comma or tab separates them: its first
 * cell, a key or the name of the keys, has none. Removes an apostrophe that kept a text from being a formula, so a
 * table of `spreadsheet` is read back unchanged. Skips blank rows; each row has the number of its first line.
 */
export function readSpreadsheet(table: string): { line: number; cells: string[] }[] {
  const text = table.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const separator = /[;,\t]/.exec(text)?.[0] ?? ";";
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  const cellPattern = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\n]*))(${separator}|\\n|$)`,
    "gy",
  );
  for (const [whole, quoted, plain = "", end] of text.matchAll(cellPattern)) {
    const written = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.cells.push(
      written.startsWith("'") && startsFormula.test(written.slice(1)) ? written.slice(1) : written,
    );
    line += whole.split("\n").length - 1;
    if (end === separator) continue;
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
}

/** The separator of the line that names the columns. */
export function separatorOf(head: string): string {
  const count = (separator: string) => head.split(separator).length;
  const most = Math.max(count(";"), count(","), count("\t"));
  return [";", ",", "\t"].find((separator) => count(separator) === most) ?? ";";
}

function cellText(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return decimal(cell.cents);
  const safe = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function decimal(cents: number): string {
  const absolute = Math.abs(cents);
  const sign = cents < 0 ? "-" : "";
  return `${sign}${Math.floor(absolute / 100)},${String(absolute % 100).padStart(2, "0")}`;
}

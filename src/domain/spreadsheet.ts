/** A cell: text, a whole number, or cents. */
export type Cell = string | number | { cents: number };

/** Signs with which a spreadsheet begins a formula. */
const startsFormula = /^[=+\-@\t\r]/;

/**
 * A table as spreadsheets in Brazil open it: semicolons, a comma before decimals, and a mark that says UTF-8. Text that
 * would be a formula is kept from being one by an apostrophe (OWASP, CSV injection).
 */
export function spreadsheet(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(";")}\r\n`).join("")}`;
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

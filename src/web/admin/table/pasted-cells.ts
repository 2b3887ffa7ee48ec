import { cellOf, parsedCell, type CellValue, type Cells } from "./table-cells.ts";

/** A block of values: the cells that they are for, and the number of values without one. */
type Pasted = { cells: Cells; leftOver: number };

/** Puts a block of a spreadsheet, lines of values with tabs between, into cells by their keys. */
export function pastedCells(text: string, places: readonly (readonly string[])[]): Pasted {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  const cells: Record<string, CellValue> = {};
  let leftOver = 0;
  for (const [at, line] of lines.entries()) {
    for (const [column, written] of line.split("\t").entries()) {
      const key = places[at]?.[column];
      const field = key === undefined ? undefined : cellOf(key).field;
      if (key !== undefined && field) cells[key] = parsedCell(field, written);
      else leftOver += 1;
    }
  }
  return { cells, leftOver };
}

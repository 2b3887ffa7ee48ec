import { CsvError, parse, type InfoRecord } from "csv-parse/sync";
import { separatorOf } from "../../../../domain/spreadsheet.ts";
import { isBlank, writtenText } from "../../../../domain/text-rules.ts";
import { csvTexts, entryProblemTexts } from "../../../texts/menu-files.ts";
import { columns, onlyCategory, readHeader, type Column, type CsvHeader } from "./menu-columns.ts";
import type { ReportProblem } from "./menu-file.ts";

/** A row that is not blank. `line` is its first line; a quoted cell may span several. */
export type CsvRow = {
  line: number;
  /** The row's text in each column; "" where it says nothing. */
  cells: Record<Column, string>;
};

type CsvRecord = { line: number; cells: string[] };
type Reports = { report: ReportProblem; warn: ReportProblem };

/** The rows below the header, or an empty list without a usable header. */
export function readCsvRows(text: string, { report, warn }: Reports): CsvRow[] {
  const [first, ...records] = readRecords(text, report);
  if (first === undefined) {
    if (isBlank(text)) report(1, entryProblemTexts.emptyFile);
    return [];
  }
  const header = readHeader(first.cells);
  for (const warning of header.warnings) warn(first.line, warning);
  for (const problem of header.problems) report(first.line, problem);
  if (header.problems.length > 0) return [];
  const rows: CsvRow[] = [];
  const joined: CsvRow[] = [];
  for (const record of records) {
    reportStrayCell(record, { header, width: first.cells.length, report });
    const row = readRow(record, header);
    const categoria = categoryOf(row, rows.at(-1), header);
    if (row.cells.categoria === "" && categoria !== "") joined.push(row);
    rows.push({ ...row, cells: { ...row.cells, categoria } });
  }
  const [start] = joined;
  if (start && header.positions.categoria !== undefined)
    warn(start.line, csvTexts.rowsWithoutCategory(joined.length));
  return rows;
}

/** The records that are not blank. An error on one line does not hide the lines below it. */
function readRecords(text: string, report: ReportProblem): CsvRecord[] {
  // One kind of line ending, so that the lines of a quoted cell are counted like all others.
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    // Excel's own line names the separator, which the header shows as well. The line is emptied and not removed, so
    // that the lines below keep their numbers.
    .replace(/^"?sep=[,;\t]"?(?=\n)/i, "")
    .split("\n");
  const separator = separatorOf(lines.find((line) => !isBlank(line)) ?? "");
  let { records, faultyLine } = readUntilFault({ lines, from: 1, separator });
  while (faultyLine !== undefined) {
    report(faultyLine, csvTexts.openQuote);
    // Without its header the rest would be misunderstood.
    if (records.length === 0) return [];
    const rest = readUntilFault({ lines, from: faultyLine + 1, separator });
    records = records.concat(rest.records);
    faultyLine = rest.faultyLine;
  }
  return records;
}

type Source = { lines: string[]; from: number; separator: string };
type Reading = { records: CsvRecord[]; faultyLine?: number };

/** The records from line `from` on, up to one whose quotation marks are wrong, if there is one. */
function readUntilFault({ lines, from, separator }: Source): Reading {
  const records: CsvRecord[] = [];
  let line = from;
  const keepRecord = (cells: string[], { lines: linesRead }: InfoRecord): null => {
    if (!cells.every(isBlank)) records.push({ line, cells });
    line = from + linesRead;
    return null;
  };
  try {
    parse(lines.slice(from - 1).join("\n"), {
      delimiter: separator,
      record_delimiter: "\n",
      relax_column_count: true,
      // A quotation mark inside a cell (Pizza 12") is only a character.
      relax_quotes: true,
      trim: true,
      on_record: keepRecord,
    });
    return { records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, faultyLine: line };
  }
}

function reportStrayCell(
  { line, cells }: CsvRecord,
  { header, width, report }: { header: CsvHeader; width: number; report: ReportProblem },
): void {
  const named = new Set<number | undefined>([
    ...Object.values(header.positions),
    ...header.ignored,
  ]);
  const stray = cells.find((cell, at) => !named.has(at) && !isBlank(cell));
  if (stray === undefined) return;
  report(line, csvTexts.strayCell(stray, { cells: cells.length, columns: width }));
}

function readRow({ line, cells }: CsvRecord, { positions }: CsvHeader): CsvRow {
  const cellOf = (column: Column) => tidy(cells[positions[column] ?? cells.length] ?? "");
  return {
    line,
    // fromEntries forgets the columns.
    cells: Object.fromEntries(columns.map((column) => [column, cellOf(column)])) as CsvRow["cells"],
  };
}

/** A blank cell takes the category from above: spreadsheets with joined cells have it in the first row only. */
function categoryOf(
  { cells }: CsvRow,
  above: CsvRow | undefined,
  { positions }: CsvHeader,
): string {
  if (positions.categoria === undefined) return onlyCategory;
  return cells.categoria || (above?.cells.categoria ?? "");
}

/** Without spaces that are typing slips, and the apostrophe with which an export keeps a text from being a formula. */
function tidy(cell: string): string {
  const text = writtenText(cell).replace(/^'(?=[=+\-@])/, "");
  return text.replace(/[^\S\n]+/g, " ");
}

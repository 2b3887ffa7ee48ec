import { CsvError, parse, type InfoRecord } from "csv-parse/sync";
import { isBlank, writtenText } from "../../../domain/text-rules.ts";
import { quoted } from "./entry-checks.ts";
import type { ReportProblem } from "./menu-file.ts";

const requiredColumns = ["categoria", "item", "descricao", "preco"] as const;
const columns = [...requiredColumns, "grupo", "opcao", "preco_opcao"] as const;
export type Column = (typeof columns)[number];

/** A row that is not blank. `line` is where it starts; a quoted cell may go on over more lines. */
export type CsvRow = {
  line: number;
  /** What the row says in each column; "" where it says nothing. */
  cells: Record<Column, string>;
};

type CsvRecord = { line: number; cells: string[] };

/** The rows below the header. Without a usable header there are none. */
export function readCsvRows(text: string, report: ReportProblem): CsvRow[] {
  const [header, ...records] = readRecords(text, report);
  if (header === undefined) {
    if (isBlank(text)) report(1, "o arquivo está vazio");
    return [];
  }
  const positions = readHeader(header, report);
  if (positions === undefined) return [];
  return records.map((record) => readRow(record, positions, report));
}

/** The records that are not blank. What is wrong on one line does not hide the lines below it. */
function readRecords(text: string, report: ReportProblem): CsvRecord[] {
  // One kind of line ending, so that the lines of a quoted cell are counted like all others.
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    // For Excel alone: what separates shows in the header, too. The line stays, so that those below keep their numbers.
    .replace(/^"?sep=[,;]"?(?=\n)/i, "")
    .split("\n");
  const separator = separatorOf(lines);
  let { records, faultyLine } = readUntilFault({ lines, from: 1, separator });
  while (faultyLine !== undefined) {
    report(faultyLine, "as aspas desta linha não fecham direito");
    // Without its header the rest would be misunderstood.
    if (records.length === 0) return [];
    const rest = readUntilFault({ lines, from: faultyLine + 1, separator });
    records = records.concat(rest.records);
    faultyLine = rest.faultyLine;
  }
  return records;
}

type Source = { lines: string[]; from: number; separator: "," | ";" };
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

function separatorOf(lines: string[]): "," | ";" {
  const header = lines.find((line) => !isBlank(line)) ?? "";
  return header.split(";").length >= header.split(",").length ? ";" : ",";
}

/** The column of every cell; undefined (and reported) unless each column is known and there once. */
function readHeader(
  { line, cells }: CsvRecord,
  report: ReportProblem,
): (Column | undefined)[] | undefined {
  const names = cells.map(columnName);
  const problems = [
    ...names.flatMap((name, at) => headerProblem(name, names.indexOf(name) < at)),
    ...requiredColumns
      .filter((name) => !names.includes(name))
      .map((name) => `falta a coluna "${name}"`),
  ];
  for (const problem of problems) report(line, problem);
  if (problems.length > 0) return undefined;
  return names.map((name) => columns.find((column) => column === name));
}

function headerProblem(name: string, isRepeated: boolean): string[] {
  if (name === "") return [];
  if (!columns.some((column) => column === name)) return [`coluna desconhecida ${quoted(name)}`];
  return isRepeated ? [`coluna repetida "${name}"`] : [];
}

/** "Preço opção" is "preco_opcao". */
function columnName(cell: string): string {
  const withoutAccents = cell.normalize("NFD").replace(/\p{Mn}/gu, "");
  return withoutAccents
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "_");
}

function readRow(
  { line, cells }: CsvRecord,
  positions: (Column | undefined)[],
  report: ReportProblem,
): CsvRow {
  const cellOf = (column: Column) => tidy(cells[positions.indexOf(column)] ?? "");
  const strayCell = cells.find((cell, at) => positions[at] === undefined && !isBlank(cell));
  if (strayCell !== undefined) {
    const counts = `${cells.length} valores para ${positions.length} colunas`;
    report(line, `${counts}, sobra ${quoted(strayCell)}: texto com o separador precisa de aspas`);
  }
  return {
    line,
    cells: {
      categoria: cellOf("categoria"),
      item: cellOf("item"),
      descricao: cellOf("descricao"),
      preco: cellOf("preco"),
      grupo: cellOf("grupo"),
      opcao: cellOf("opcao"),
      preco_opcao: cellOf("preco_opcao"),
    },
  };
}

/** Spaces at the ends and repeated ones are typing slips; line breaks inside are kept. */
function tidy(cell: string): string {
  return writtenText(cell).replace(/[^\S\n]+/g, " ");
}

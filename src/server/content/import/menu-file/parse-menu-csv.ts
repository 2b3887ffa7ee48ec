import type { FileValues, MenuField } from "../../../../contract/menu-fields.ts";
import type { Cents } from "../../../../domain/money.ts";
import { parsePrice } from "../../../../domain/typed-formats.ts";
import { checkMenu } from "./check-menu.ts";
import { csvChoices, csvTexts, entryProblemTexts } from "../../../texts/menu-files.ts";
import { valueProblem, subtitleProblem, titleProblem, type CheckedField } from "./entry-checks.ts";
import {
  titleKey,
  type FileCategory,
  type FileGroup,
  type FileItem,
  type FileOption,
  type FileProblem,
  type ParsedMenuFile,
  type ReportProblem,
} from "./menu-file.ts";
import { csvFields, csvGroupFields, csvOptionFields, type Column } from "./menu-columns.ts";
import { readCsvRows, type CsvRow } from "./read-csv-rows.ts";

/** The group of options whose rows name no group. */
const defaultGroupTitle = "Opções";

/**
 * Reads a menu from the usual spreadsheet form: one row per item, and one per option. An option names its item; its row
 * comes below the item's, or holds the item's price too. Rows of one category, item or group need not be adjacent.
 * Reports every problem of the file.
 */
export function parseMenuCsv(text: string): ParsedMenuFile {
  const problems: FileProblem[] = [];
  const report: ReportProblem = (line, message) => problems.push({ line, message });
  const warnings: FileProblem[] = [];
  const warn: ReportProblem = (line, message) => warnings.push({ line, message });
  const rows = readCsvRows(text, { report, warn }).filter((row) => hasPlace(row, report));
  const categories = rowsByTitle(rows, "categoria").map((own) => readCategory(own, report));
  return checkMenu({ categories }, problems, warnings);
}

/** The rows of each title, in the order in which the titles appear. Never an empty list. */
function rowsByTitle(rows: CsvRow[], column: Column): [CsvRow, ...CsvRow[]][] {
  const groups = Map.groupBy(rows, ({ cells }) => titleKey(cells[column]));
  return [...groups.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []));
}

function readCategory(rows: [CsvRow, ...CsvRow[]], report: ReportProblem): FileCategory {
  const [{ line, cells }] = rows;
  const items = rowsByTitle(rows, "item")
    .flatMap((own) => rowsByItem(own, report))
    .map((own) => readItem(own, report))
    .toSorted((a, b) => a.line - b.line);
  return { titles: { br: cells.categoria }, subtitles: {}, line, items };
}

/**
 * Splits the rows of one title, which two items may share. A row without an option begins an item, and the options
 * below belong to it. A first option that carries the price is an item's row too.
 */
function rowsByItem(rows: CsvRow[], report: ReportProblem): [CsvRow, ...CsvRow[]][] {
  const items: [CsvRow, ...CsvRow[]][] = [];
  for (const row of rows) {
    const { item, categoria, opcao, preco } = row.cells;
    const current = items.at(-1);
    if (opcao === "" || (!current && preco !== "")) items.push([row]);
    else if (current) current.push(row);
    else report(row.line, csvTexts.optionBeforeItem(item, categoria));
  }
  return items;
}

function readItem(rows: [CsvRow, ...CsvRow[]], report: ReportProblem): FileItem {
  const [head, ...others] = rows;
  const item = readItemCells(head, report);
  for (const row of others) reportDisagreement(row, item, report);
  const optionRows = rows.filter(({ cells }) => cells.opcao !== "").map(withGroup);
  const groups = rowsByTitle(optionRows, "grupo").map((own) => readGroup(own, head, report));
  return { ...item, groups };
}

function readItemCells({ line, cells }: CsvRow, report: ReportProblem): FileItem {
  reportIfAny(line, subtitleProblem("descricao", cells.descricao), report);
  const ofOptions = [...csvGroupFields.map(({ column }) => column), "maximo_opcao"] as const;
  for (const column of ["grupo", "preco_opcao", ...ofOptions] as const) {
    if (cells.opcao !== "" || cells[column] === "") continue;
    report(line, csvTexts.cellWithoutOption(column, cells[column]));
  }
  return {
    titles: { br: cells.item },
    subtitles: cells.descricao === "" ? {} : { br: cells.descricao },
    ...readValues({ line, cells }, report),
    line,
    groups: [],
  };
}

function readValues(row: CsvRow, report: ReportProblem): FileValues<"item"> {
  const { line, cells } = row;
  const values = csvFields.map(({ field, column }): Record<string, unknown> => {
    const cell = cells[column];
    if (field.type === "money") return { [field.name]: readPrice({ line, column, cell }, report) };
    if (field.name === "sold_out") return readSoldOut(row, report);
    if (field.type === "boolean" || field.type === "flag") return readActive(row, report);
    // Times of the week are more than a cell has room for; only JSON has them.
    if (field.type === "week") return {};
    return readChecked(row, { field, column, report });
  });
  // assign forgets the names.
  return Object.assign({}, ...values) as FileValues<"item">;
}

/** A count, a number or a choice; nothing where the cell is blank. */
function readChecked(
  { line, cells }: CsvRow,
  {
    field,
    column,
    report,
  }: { field: CheckedField & MenuField; column: Column; report: ReportProblem },
): Record<string, unknown> {
  const cell = cells[column];
  if (cell === "") return {};
  const value = readAs(field, cell);
  reportIfAny(line, valueProblem(column, value, field, wordOf), report);
  return { [field.name]: value };
}

const wordOf = (code: string) => csvChoices[code] ?? code;

function readAs(field: MenuField, cell: string): unknown {
  if (field.type === "money") return parsePrice(cell);
  if (field.type !== "choice") return Number(cell);
  const said = plainKey(cell);
  return field.values.find((code) => code === said || wordOf(code) === said) ?? cell;
}

/** "Média" and "media" are one word. */
function plainKey(cell: string): string {
  return titleKey(cell).normalize("NFD").replace(/\p{M}/gu, "");
}

/** An option's row may repeat its item's values, not contradict them. Fields that options have are the option's. */
function reportDisagreement({ line, cells }: CsvRow, item: FileItem, report: ReportProblem): void {
  for (const { field, column } of csvFields) {
    const cell = cells[column];
    const isOptions = csvOptionFields.some((own) => own.column === column);
    if (cell === "" || field.type === "boolean" || isOptions) continue;
    const given: Record<string, unknown> = item;
    const value = readAs(field, cell);
    if (value === given[field.name]) continue;
    report(line, csvTexts.otherValue(column, { cell, line: item.line }));
  }
  if (cells.descricao !== "" && cells.descricao !== item.subtitles.br) {
    report(line, csvTexts.otherDescription(cells.descricao, item.line));
  }
}

function withGroup({ line, cells }: CsvRow): CsvRow {
  return { line, cells: { ...cells, grupo: cells.grupo || defaultGroupTitle } };
}

function readGroup(rows: [CsvRow, ...CsvRow[]], itemRow: CsvRow, report: ReportProblem): FileGroup {
  const [{ line, cells }] = rows;
  reportIfAny(line, cellTitleProblem("grupo", cells.grupo), report);
  const items = rows.map((row) => {
    const ofItem = row.line === itemRow.line;
    return {
      ...readOption(row, { ofItem, report }),
      // On the item's own row the flag is the item's.
      ...(ofItem ? {} : readActive(row, report)),
    };
  });
  return { titles: { br: cells.grupo }, subtitles: {}, ...readRules(rows, report), line, items };
}

/** A group's rules stand in one of its rows. Its other rows may repeat them, not contradict them. */
function readRules(rows: CsvRow[], report: ReportProblem): FileValues<"group"> {
  const rules = csvGroupFields.map(({ field, column }) => {
    const [said, ...others] = rows.filter(({ cells }) => cells[column] !== "");
    if (!said) return {};
    const value = readAs(field, said.cells[column]);
    for (const { line, cells } of others) {
      if (readAs(field, cells[column]) === value) continue;
      report(line, csvTexts.otherValue(column, { cell: cells[column], line: said.line }));
    }
    return readChecked(said, { field, column, report });
  });
  // assign forgets the names.
  return Object.assign({}, ...rules) as FileValues<"group">;
}

function readOption(
  row: CsvRow,
  { ofItem, report }: { ofItem: boolean; report: ReportProblem },
): FileOption {
  const { line, cells } = row;
  reportIfAny(line, cellTitleProblem("opcao", cells.opcao), report);
  const cell = cells.preco_opcao || "0";
  const priceCents = readPrice({ line, column: "preco_opcao", cell }, report);
  // On the item's own row, a field that items have as well is the item's.
  const own = csvOptionFields.filter(({ field }) => !ofItem || !isItems(field));
  const values = own.map(({ field, column }) => readChecked(row, { field, column, report }));
  return Object.assign({ titles: { br: cells.opcao }, subtitles: {}, priceCents, line }, ...values);
}

const isItems = (field: MenuField) => csvFields.some((one) => one.field.name === field.name);

type PriceCell = { line: number; column: Column; cell: string };

function readPrice({ line, column, cell }: PriceCell, report: ReportProblem): Cents {
  const priceCents = parsePrice(cell);
  if (cell === "") report(line, entryProblemTexts.missing(column));
  else if (priceCents === undefined) report(line, csvTexts.invalidPrice(column, cell));
  return priceCents ?? 0;
}

const words = (list: string) => new Set(list.split(" "));
const yes = words(
  "sim s 1 true verdadeiro ativo ativa disponível disponivel x " +
    "yes y active available enabled sí si activo disponible",
);
const no = words(
  "não nao n 0 false falso inativo inativa indisponível indisponivel esgotado pausado " +
    "no inactive unavailable disabled inactivo",
);

/** The row's value; nothing when the cell is blank. */
function readActive({ line, cells }: CsvRow, report: ReportProblem): { active?: boolean } {
  const said = titleKey(cells.ativo);
  if (said === "") return {};
  if (yes.has(said)) return { active: true };
  if (no.has(said)) return { active: false };
  report(line, csvTexts.invalidFlag("ativo", cells.ativo));
  return {};
}

/** Takes the same words as the flag above, except that "esgotado" means no there and yes here. */
function readSoldOut({ line, cells }: CsvRow, report: ReportProblem): { sold_out?: boolean } {
  const said = titleKey(cells.esgotado);
  if (said === "") return {};
  if (said === "esgotado" || yes.has(said)) return { sold_out: true };
  if (no.has(said)) return { sold_out: false };
  report(line, csvTexts.invalidFlag("esgotado", cells.esgotado));
  return {};
}

/** Tells whether the row's place is known, and reports why not. */
function hasPlace({ line, cells }: CsvRow, report: ReportProblem): boolean {
  const problems = [
    cellTitleProblem("categoria", cells.categoria),
    cellTitleProblem("item", cells.item),
  ];
  for (const problem of problems) reportIfAny(line, problem, report);
  return problems.every((problem) => problem === undefined);
}

function cellTitleProblem(column: Column, cell: string): string | undefined {
  // Usually a quotation mark has taken in the next row; a title on two lines is rare.
  if (cell.includes("\n")) return csvTexts.severalLines(column, cell);
  return titleProblem(column, cell);
}

function reportIfAny(line: number, problem: string | undefined, report: ReportProblem): void {
  if (problem !== undefined) report(line, problem);
}

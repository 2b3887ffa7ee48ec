import { spreadsheet, type Cell } from "../../../../domain/spreadsheet.ts";
import { csvChoices } from "../../../texts/menu-files.ts";
import { columns, csvFields, csvGroupFields, csvOptionFields } from "./menu-columns.ts";
import type { FileItem, MenuFile } from "./menu-file.ts";

/** The cells that say something, by their columns. */
type Row = Record<string, Cell>;

/** The menu as a spreadsheet that `parseMenuCsv` reads back. It has no row for what holds nothing. */
export function writeMenuCsv({ categories }: MenuFile): string {
  const rows = categories.flatMap(({ titles, items }) =>
    items.flatMap((item) => rowsOf(titles.br ?? "", item)),
  );
  return spreadsheet([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}

function rowsOf(categoria: string, item: FileItem): Row[] {
  const place = { categoria, item: item.titles.br ?? "" };
  const own = { ...place, descricao: item.subtitles.br ?? "", ...cellsOf(item, csvFields) };
  const options = item.groups.flatMap(({ items, ...group }) =>
    items.map((option, index) => {
      const ofGroup = { grupo: group.titles.br ?? "", opcao: option.titles.br ?? "" };
      const prices = { preco_opcao: { cents: option.priceCents }, ativo: cellOf(option.active) };
      const rules = index === 0 ? cellsOf(group, csvGroupFields) : {};
      return { ...place, ...ofGroup, ...prices, ...cellsOf(option, csvOptionFields), ...rules };
    }),
  );
  return [own, ...options];
}

function cellsOf(entry: Record<string, unknown>, fields: typeof csvFields): Row {
  const cells = fields.map(({ field: { name, type }, column }): [string, Cell] => {
    const cell = cellOf(entry[name]);
    return [column, type === "money" ? { cents: Number(cell) } : cell];
  });
  return Object.fromEntries(cells);
}

function cellOf(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (typeof value === "number") return value;
  return typeof value === "string" ? (csvChoices[value] ?? value) : "";
}

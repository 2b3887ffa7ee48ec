import type { Menu } from "../../../contract/content.ts";
import { tableFields, type MenuField } from "../../../contract/menu-fields.ts";
import { keptValue, valueAt, wireValue } from "../../../contract/field-values.ts";
import type { BulkEdit } from "../../../contract/menu-edits.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { foldedText } from "../../../domain/search.ts";
import { formatMoney } from "../../text/money.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { categoriesOf } from "../menu/edits/find-entries.ts";

/** A cell's value. A string is input that is not a valid value. */
export type CellValue = number | boolean | null | string;

/** By `priceCellKey`. */
export type Cells = Readonly<Record<string, CellValue>>;

const words = priceTableText;

export const priceCellKey = (id: string, name: string) => `${id} ${name}`;

export function cellOf(key: string): { id: string; field: MenuField | undefined } {
  const [id = "", name] = key.split(" ");
  return { id, field: tableFields.find((field) => field.name === name) };
}

export function cellsOf(menu: Menu): Cells {
  const cells: Record<string, CellValue> = {};
  for (const { items } of categoriesOf(menu)) {
    for (const item of items) {
      for (const field of tableFields) {
        const onWire = valueAt(item, field.path);
        // The values of a table's fields are kept in these types.
        if (onWire !== undefined)
          cells[priceCellKey(item.id, field.name)] = keptValue(field, onWire) as CellValue;
      }
    }
  }
  return cells;
}

export function cellText(field: MenuField, value: CellValue | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value !== "number") return "";
  return field.type === "money" ? formatMoney(value, "") : String(value);
}

/** The width of the highest number as a price, in digits. A sign between digits is half as wide. */
export function widestPrice(cells: Cells): number {
  const numbers = Object.values(cells).filter((value) => typeof value === "number");
  const text = formatMoney(Math.max(0, ...numbers), "");
  return (text.length + text.replaceAll(/\D/g, "").length) / 2;
}

/** The value that a text means in a column; the text itself if it is not valid there. */
export function parsedCell(field: MenuField, text: string): CellValue {
  const written = text.trim();
  if (field.type === "money") return written === "" ? 0 : (parsePrice(written) ?? written);
  if (field.type === "count" || field.type === "number") {
    if (written === "") return field.type === "count" ? null : field.min;
    // Spreadsheets group thousands.
    const digits = /^\d{1,3}(\.\d{3})+$/.test(written) ? written.replaceAll(".", "") : written;
    const number = /^\d+$/.test(digits) ? Number(digits) : -1;
    return number >= field.min && number <= field.max ? number : written;
  }
  const word = foldedText(written);
  if (words.meaningYes.includes(word)) return true;
  return words.meaningNo.includes(word) ? false : written;
}

export function cellError(field: MenuField, value: CellValue | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  if (field.type === "money") return words.noPrice;
  if (field.type === "count" || field.type === "number") return words.noCount(field.min, field.max);
  return words.noSwitch;
}

/** The changed cells as the call has them, each entry once. */
export function editsOf({ values, base }: { values: Cells; base: Cells }): BulkEdit[] {
  const edits = new Map<string, { data: object; base: object }>();
  for (const [key, value] of Object.entries(values)) {
    const { id, field } = cellOf(key);
    if (!field || typeof value === "string") continue;
    const edit = edits.get(id) ?? { data: {}, base: {} };
    const seen = base[key];
    edits.set(id, {
      data: withValue(edit.data, field, value),
      base: seen === undefined ? edit.base : withValue(edit.base, field, seen),
    });
  }
  return [...edits].map(([id, edit]) => ({ id, ...edit }));
}

export function undoOf(edits: readonly BulkEdit[]): BulkEdit[] {
  return edits.map(({ id, data, base = {} }) => ({ id, data: base, base: data }));
}

function withValue(edit: object, field: MenuField, kept: CellValue): object {
  const value = wireValue(field, kept);
  if (field.path === "active") return { ...edit, active: value };
  return { ...edit, extras: { ...Reflect.get(edit, "extras"), [field.key]: value } };
}

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

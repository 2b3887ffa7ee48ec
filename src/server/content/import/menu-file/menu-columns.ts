import { fileFields, type CsvColumn, type FileField } from "../../../../contract/menu-fields.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import { csvTexts } from "../../../texts/menu-files.ts";
import type { CheckedField } from "./entry-checks.ts";

/** Names of columns in other programs' spreadsheets, after our own name, best first. */
const knownNames = {
  categoria: named(
    "categoria, categorias, categoria do produto, nome da categoria, categoria nome, " +
      "category, category name, categoría, seção, secao, sessão, section, sección, tipo, " +
      "tipo de produto, type, setor, departamento, department, família, family, familia, " +
      "rubro, grupo de produtos, grupo do produto",
  ),
  item: named(
    "item, itens, nome, nome do item, nome do produto, produto, produtos, prato, título, " +
      "name, item name, product, product name, dish, title, nombre, nombre del producto, " +
      "producto, artículo, plato",
  ),
  descricao: named(
    "descrição, descrição do item, descrição do produto, detalhes, detalhe, ingredientes, " +
      "composição, subtítulo, description, item description, details, ingredients, subtitle, " +
      "descripción, detalle, detalles",
  ),
  preco: named(
    "preço, preço do item, preço de venda, preço unitário, valor, valor unitário, " +
      "valor de venda, price, unit price, item price, precio, precio unitario, " +
      "precio de venta, importe",
  ),
  ativo: named(
    "ativo, ativa, disponível, disponibilidade, habilitado, visível, publicado, situação, " +
      "status, active, available, enabled, visible, activo, disponible",
  ),
  grupo: named(
    "grupo, grupo de opções, grupo de complementos, grupo de adicionais, group, " +
      "option group, modifier group, grupo de opciones",
  ),
  opcao: named("opção, opções, adicional, complemento, option, option name, modifier, opción"),
  preco_opcao: named(
    "preço opção, preço da opção, valor da opção, preço do adicional, valor do adicional, " +
      "preço do complemento, option price, modifier price, precio opción, precio de la opción",
  ),
};

const withColumn = fileFields.flatMap((field) =>
  field.csvColumn === undefined ? [] : [{ field, column: field.csvColumn }],
);

/** This column is the limit of an option; that of an item has no column. */
const ofOptions = "maximo_opcao";

/** An item's fields that have a column. */
export const csvFields = withColumn.filter(
  ({ field, column }) => field.levels.includes("item") && column !== ofOptions,
);

type Checked = { field: CheckedField & FileField; column: CsvColumn };

const checked = withColumn.filter(
  (one): one is Checked => !["money", "boolean", "flag"].includes(one.field.type),
);

/** A group's fields that have a column. They stand in the rows of the group's options. */
export const csvGroupFields = checked.filter(({ field }) => field.levels.includes("group"));

/** An option's fields that have a column, without its price and flag. In its item's own row, some are the item's. */
export const csvOptionFields = checked.filter(({ field }) => field.levels.includes("option"));

export type Column = keyof typeof knownNames | CsvColumn;

/** Names that spreadsheets have for the columns that are read. */
export const columnNames = {
  ...knownNames,
  // fromEntries forgets the columns, which are those without other names.
  ...(Object.fromEntries(
    withColumn.flatMap(({ column }): [string, readonly string[]][] =>
      column in knownNames ? [] : [[column, [column]]],
    ),
  ) as Record<Exclude<CsvColumn, keyof typeof knownNames>, readonly string[]>),
};

function named(list: string): readonly string[] {
  return list.split(", ");
}

export const columns = Object.keys(columnNames) as Column[];
const neededColumns = ["item", "preco"] as const;

/** Positions of the columns in a row, problems of the header, and warnings about assumptions. */
export type CsvHeader = {
  positions: Partial<Record<Column, number>>;
  /** Positions whose cells are passed over. */
  ignored: ReadonlySet<number>;
  problems: string[];
  warnings: string[];
};

export function readHeader(cells: readonly string[]): CsvHeader {
  const keys = cells.map(keyOf);
  const positions: CsvHeader["positions"] = {};
  const problems: string[] = [];
  for (const column of columns) {
    const key = columnNames[column].map(keyOf).find((name) => keys.includes(name));
    if (key === undefined) continue;
    const at = keys.indexOf(key);
    positions[column] = at;
    if (keys.includes(key, at + 1)) problems.push(csvTexts.repeatedColumn(cells[at] ?? ""));
  }
  const warnings = takenOtherwise(positions);
  const used = new Set<number | undefined>(Object.values(positions));
  const ignored = cells.flatMap((cell, at) => (isBlank(cell) || used.has(at) ? [] : [at]));
  const missing = neededColumns.filter((column) => positions[column] === undefined);
  for (const column of missing) problems.push(csvTexts.missingColumn(column, columnNames[column]));
  if (ignored.length > 0) {
    const names = ignored.map((at) => (cells[at] ?? "").trim());
    (missing.length > 0 ? problems : warnings).push(csvTexts.ignoredColumns(names, columns));
  }
  return { positions, ignored: new Set(ignored), problems, warnings };
}

/** Gives columns another meaning where others are missing. Warns only where that is not obvious. */
function takenOtherwise(positions: CsvHeader["positions"]): string[] {
  const warnings: string[] = [];
  if (positions.item === undefined && positions.descricao !== undefined) {
    positions.item = positions.descricao;
    delete positions.descricao;
    warnings.push(csvTexts.itemFromDescription);
  }
  if (positions.categoria === undefined) {
    if (positions.grupo !== undefined && positions.opcao === undefined)
      positions.categoria = positions.grupo;
    else warnings.push(csvTexts.noCategoryColumn(onlyCategory));
  }
  if (positions.opcao === undefined) {
    // Without options nothing has a group or an option's price.
    delete positions.grupo;
    delete positions.preco_opcao;
  }
  return warnings;
}

/** The category of rows when no row of the file has one. */
export const onlyCategory = "Cardápio";

/** "Preço opção (R$)" and "preco_opcao" are one name. */
function keyOf(cell: string): string {
  return cell
    .replace(/r\$/gi, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

// Sentences about menu files and their import, for the people who keep the menu. Another language is another table of
// the same keys. Titles and cells are quoted here; `name`, `key` and `column` stand as they are given.

import { type WeekInterval, intervalTimes } from "../../domain/week.ts";

const weekdays = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

type Name = string;
type Change = { from: string; to: string };

/** Problems of one entry, or one line, of a file. */
export const entryProblemTexts = {
  missing: (name: Name) => `falta ${name}`,
  belowZero: (name: Name) => `${name} abaixo de zero`,
  above: (name: Name, most: string) => `${name} acima de ${most}`,
  notACount: (name: Name, { min, max }: { min: number; max: number }) =>
    `${name} deveria ser um número inteiro de ${min} a ${max}`,
  notAChoice: (name: Name, values: readonly string[]) =>
    `${name} deveria ser ${values.map(quoted).join(" ou ")}`,
  forbiddenCharacters: (name: Name, text: string) =>
    `${name} com caracteres inválidos: ${quoted(text)}`,
  tooLong: (name: Name, { text, maxLength }: { text: string; maxLength: number }) =>
    `${name} com mais de ${maxLength} caracteres: ${quoted(text)}`,
  repeats: (title: string, line: number) => `${quoted(title)} repete a linha ${line}`,
  repeatedId: (id: string, line: number) => `"id" ${quoted(id)} já está na linha ${line}`,
  tooManyEntries: (max: number) => `há mais de ${max} registros`,
  emptyFile: "o arquivo está vazio",
};

/** Problems of a file as JSON. */
export const jsonTexts = {
  notAnObject: "deveria haver um objeto entre chaves",
  unknownField: (key: string, known: readonly string[]) =>
    `campo desconhecido ${quoted(key)}; os que há aqui: ${known.join(", ")}`,
  notAList: (key: Name) => `"${key}" deveria ser uma lista`,
  notANumber: (key: Name) => `"${key}" deveria ser um número sem aspas, como 22.99`,
  notAText: (key: Name) => `"${key}" deveria ser um texto entre aspas`,
  notTexts: (key: Name) => `"${key}" deveria ter apenas textos entre aspas`,
  notAWeek: (key: Name) =>
    `"${key}" deveria ser uma lista de {"weekday": 0 a 6, "start": "HH:MM", "minutes": 1 a 1440} sem sobreposição, ou null`,
  notAFlag: (key: Name) => `"${key}" deveria ser true ou false`,
  textForANumber: (key: Name, text: string) => `${jsonTexts.notANumber(key)}, não ${quoted(text)}`,
  tooManyDecimals: (price: number) =>
    `preço inválido ${price}: deveria ter no máximo duas casas decimais`,
  price: "preço",
  invalidId: (id: string) => `"id" inválido ${quoted(id)}`,
  repeatedKey: (key: string, line: number) => `${quoted(key)} já está na linha ${line}`,
  afterTheEnd: (token: string) => `sobra ${quoted(token)} depois do fim`,
  notClosed: (opening: string) => `falta fechar este ${quoted(opening)}`,
  strayComma: (closing: string) => `sobra uma vírgula antes de ${quoted(closing)}`,
  tooDeep: "há níveis demais, um dentro do outro",
  missingBefore: ([expected, ...others]: readonly string[], token: string) =>
    `falta "${expected}"${others.map((one) => ` ou "${one}"`).join("")} antes de ${quoted(token)}`,
  missingKey: (token: string) => `falta um nome entre aspas antes de ${quoted(token)}`,
  invalidValue: (token: string) => `valor inválido: ${quoted(token)}`,
};

/** Spellings of a choice's values in spreadsheets; the codes are read as well. */
export const csvChoices: Readonly<Record<string, string>> = {
  sum: "soma",
  highest: "maior",
  average: "media",
  prepared: "preparado",
  resale: "revenda",
  alcohol: "alcool",
};

/** Problems of a file as a table, and warnings about what may have been meant otherwise. */
export const csvTexts = {
  repeatedColumn: (name: string) => `coluna repetida ${quoted(name)}`,
  missingColumn: (column: Name, names: readonly string[]) =>
    `falta a coluna "${column}"; ela pode se chamar ${names.map((name) => `"${name}"`).join(", ")}`,
  ignoredColumns: (ignored: readonly string[], known: readonly string[]) =>
    `não se lê a coluna ${ignored.map(quoted).join(", ")}. Lidas são ${known.join(", ")}; os outros nomes delas ` +
    "estão em docs/menu-files.md",
  itemFromDescription: "não há coluna de item: o nome do item é o que está na da descrição",
  noCategoryColumn: (title: string) => `não há coluna de categoria: tudo fica em "${title}"`,
  rowsWithoutCategory: (count: number) =>
    `linhas sem categoria: ${count}, desta em diante; vale a da linha acima`,
  openQuote: "as aspas desta linha não fecham direito",
  strayCell: (cell: string, { cells, columns }: { cells: number; columns: number }) =>
    `${cells} valores para ${columns} colunas, sobra ${quoted(cell)}: texto com o separador precisa de aspas`,
  optionBeforeItem: (item: string, category: string) =>
    `o item ${quoted(item)} não aparece em ${quoted(category)} antes desta opção`,
  cellWithoutOption: (column: Name, cell: string) => `há ${column} ${quoted(cell)} mas falta opcao`,
  otherValue: (column: Name, { cell, line }: { cell: string; line: number }) =>
    `${column} ${quoted(cell)} diferente do que está na linha ${line}`,
  otherDescription: (cell: string, line: number) =>
    `descricao ${quoted(cell)} diferente da que está na linha ${line}`,
  invalidPrice: (column: Name, cell: string) =>
    `${column} inválido ${quoted(cell)}: escreva como 22,99`,
  invalidFlag: (column: Name, cell: string) =>
    `${column} inválido ${quoted(cell)}: escreva sim ou não`,
  severalLines: (column: Name, cell: string) => `${column} em mais de uma linha: ${quoted(cell)}`,
};

/** Changes and notes of an import. */
export const importTexts = {
  atLine: (line: number, message: string) => `linha ${line}: ${message}`,
  inactive: " (inativo)",
  noStock: " (esgotado: estoque 0)",
  otherPicture: "outra imagem",
  otherIcons: "outros ícones",
  leaves: (parent: string) => `sai de ${quoted(parent)}`,
  noPicture: (name: string) => `a imagem ${quoted(name)} não existe nesta conta`,
  noIcon: (title: string) => `o ícone ${quoted(title)} não existe nesta conta`,
  title: "título",
  subtitle: "descrição",
  price: "preço",
  empty: "(vazio)",
  changed: (name: Name, { from, to }: Change) => `${name} ${from} → ${to}`,
  changedText: (name: Name, { from, to }: Change) => `${name} ${quoted(from)} → ${quoted(to)}`,
  active: (isOn: boolean) => (isOn ? "inativo → ativo" : "ativo → inativo"),
  soldOut: (isOn: boolean) => (isOn ? "esgotado" : "não mais esgotado"),
  wrongRules: (title: string, problem: string) => `${quoted(title)}: ${problem}`,
  navHide: (isOn: boolean) => (isOn ? "sai da navegação" : "volta à navegação"),
  week: (intervals: readonly WeekInterval[]) =>
    intervals.map((one) => `${weekdays[one.weekday]} ${intervalTimes(one)}`).join(", "),
  menuTooLarge: (count: number, max: number) =>
    `O cardápio teria ${count} registros, mais do que os ${max} que pode ter`,
  guessedEncoding: ({
    encoding,
    other,
    example,
  }: Record<"encoding" | "other" | "example", string>) =>
    `o arquivo não está em UTF-8; foi lido como ${encoding}, por exemplo ${quoted(example)}. Se os acentos saíram ` +
    `errados, use --encoding ${other} ou salve o arquivo como "CSV UTF-8"`,
};

/** Messages of the command about its file and its result. */
export const importCommandTexts = {
  warning: (message: string) => `Aviso: ${message}`,
  done(count: number, dryRun: boolean): string {
    if (count === 0) return "Nada a mudar: tudo já está lá.";
    if (count === 1)
      return dryRun ? "1 mudança seria feita; nada foi mudado ainda." : "1 mudança feita.";
    return dryRun
      ? `${count} mudanças seriam feitas; nada foi mudado ainda.`
      : `${count} mudanças feitas.`;
  },
  unknownEncoding: (given: string, known: readonly string[]) =>
    `--encoding "${given}" não se conhece: use ${known.join(", ")}`,
  unreadable: (path: string, reason: string) => `${path} não pode ser lido: ${reason}`,
  otherEncoding: (path: string, encoding: string) => `${path} não está em ${encoding}`,
  nothingImported: (path: string) => `${path} tem problemas, e nada foi importado:`,
  workbook: (path: string) =>
    `${path} é uma pasta de trabalho (Excel ou LibreOffice), qualquer que seja o seu nome. Abra-a na planilha e ` +
    'escolha Arquivo, Salvar como, tipo "CSV UTF-8 (delimitado por vírgulas)"',
  notAMenuFile: (path: string) =>
    `${path} não é um arquivo de cardápio: o nome termina em .json, .csv, .tsv ou .txt`,
};

const drawsNothingOrReorders = /[\p{Cc}\p{Z}\p{Bidi_Control}]+/gu;

/** `text` as a message shows it: short, on one line, and safe to print on a terminal. */
function quoted(text: string): string {
  const start = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `"${start.replace(drawsNothingOrReorders, " ").toWellFormed()}"`;
}

import { describeProblem, type MenuFile } from "./menu-file.ts";
import { parseMenuCsv } from "./parse-menu-csv.ts";

export const header = "categoria;item;descricao;preco";
export const fullHeader = `${header};grupo;opcao;preco_opcao`;

export function csv(...lines: string[]): string {
  return `${lines.join("\n")}\n`;
}

export function menuOf(text: string): MenuFile {
  const parsed = parseMenuCsv(text);
  if (!parsed.ok) throw new Error(parsed.problems.map(describeProblem).join("\n"));
  return parsed.menu;
}

export function problemsOf(text: string): string[] {
  const parsed = parseMenuCsv(text);
  return parsed.ok ? [] : parsed.problems.map(describeProblem);
}

/** A menu in few words: "Pizzas / MISTA 2299 / Borda: Catupiry 300". */
export function outline({ categories }: MenuFile): string[] {
  return categories.flatMap((category) =>
    category.items.map((item) =>
      [
        category.titles.br,
        `${item.titles.br} ${item.priceCents}`,
        ...item.groups.map(
          (group) =>
            `${group.titles.br}: ${group.items.map((o) => `${o.titles.br} ${o.priceCents}`).join(", ")}`,
        ),
      ].join(" / "),
    ),
  );
}

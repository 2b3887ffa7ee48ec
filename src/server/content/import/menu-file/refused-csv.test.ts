import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMenuCsv } from "./parse-menu-csv.ts";
import { csv, fullHeader, header, menuOf, problemsOf } from "./testing-menu-csv.ts";

describe("what is refused", () => {
  it("names every problem of the file, each with its line", () => {
    const text = csv(
      header,
      ";MISTA;;1",
      "Pizzas;;;1",
      "Pizzas;MILHO;;",
      "Pizzas;ALHO;;abc",
      "Pizzas;ATUM;;1.000.000.000,01",
      "Pizzas;BACON;;-5",
      "Pizzas;CERTA;;1",
      `Pizzas;${"x".repeat(121)};;1`,
      `Pizzas;LONGA;${"y".repeat(501)};1`,
      "Pizzas;SI\u0007NO;;1",
    );
    expect(problemsOf(text)).toEqual([
      "linha 2: falta categoria",
      "linha 3: falta item",
      "linha 4: falta preco",
      'linha 5: preco inválido "abc": escreva como 22,99',
      'linha 6: preco inválido "1.000.000.000,01": escreva como 22,99',
      'linha 7: preco inválido "-5": escreva como 22,99',
      `linha 9: item com mais de 120 caracteres: "${"x".repeat(40)}…"`,
      `linha 10: descricao com mais de 500 caracteres: "${"y".repeat(40)}…"`,
      'linha 11: item com caracteres inválidos: "SI NO"',
    ]);
  });

  it("takes texts and prices up to the limits", () => {
    const text = csv(header, `A;${"x".repeat(120)};${"y".repeat(500)};1.000.000.000,00`);
    expect(menuOf(text).categories[0]?.items[0]?.priceCents).toBe(100_000_000_000);
  });

  it.each([
    [`${header};Preço`, ['linha 1: coluna repetida "preco"']],
    ["", ["linha 1: o arquivo está vazio"]],
    ["\n \n", ["linha 1: o arquivo está vazio"]],
  ])("a header such as %j", (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it("fault 15: a header without what is needed, with all the names that it may have", () => {
    const problems = problemsOf("Pizzas\tMISTA").join("\n");
    for (const words of [
      'falta a coluna "item"; ela pode se chamar "item", "itens", "nome"',
      'falta a coluna "preco"; ela pode se chamar "preço"',
      'não se lê a coluna "Pizzas", "MISTA". Lidas são categoria, item, descricao, preco, ativo',
      "docs/menu-files.md",
    ])
      expect(problems).toContain(words);
  });

  it("fault 15: an answer to whether it is shown that is neither yes nor no", () => {
    expect(problemsOf(csv(`${header};ativo`, "Pizzas;MISTA;;1;talvez"))).toEqual([
      'linha 2: ativo inválido "talvez": escreva sim ou não',
    ]);
  });

  it("a row with more cells than columns, as a price with an unquoted comma makes", () => {
    const text = csv("categoria,item,descricao,preco", "Pizzas,MISTA,,22,99");
    expect(problemsOf(text)).toEqual([
      'linha 2: 5 valores para 4 colunas, sobra "99": texto com o separador precisa de aspas',
    ]);
  });

  it("a quotation mark that is never closed", () => {
    const text = csv(header, "Pizzas;ALHO;;x", 'Pizzas;MISTA;"presunto;1', "Pizzas;MILHO;;2");
    expect(problemsOf(text)).toEqual([
      'linha 2: preco inválido "x": escreva como 22,99',
      "linha 3: as aspas desta linha não fecham direito",
    ]);
  });

  it("a quotation mark that would take the rows below into its cell", () => {
    const text = csv(
      header,
      'Pizzas;MISTA;"presunto;1',
      'Pizzas;MILHO;"milho";2',
      "Pizzas;ALHO;;x",
    );
    expect(problemsOf(text)).toEqual([
      "linha 2: as aspas desta linha não fecham direito",
      'linha 4: preco inválido "x": escreva como 22,99',
    ]);
    expect(problemsOf(csv(`"${header}`, "Pizzas;MISTA;;1"))).toEqual([
      "linha 1: as aspas desta linha não fecham direito",
    ]);
    const inTitle = csv(header, 'Pizzas;"MISTA;a;1', 'Pizzas;MILHO";b;2');
    expect(problemsOf(inTitle)).toEqual([
      'linha 2: item em mais de uma linha: "MISTA;a;1 Pizzas;MILHO"',
    ]);
  });

  it("more than 5,000 entries, the categories among them", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `A;item ${at};;1`);
    expect(problemsOf(csv(header, ...rows(4999)))).toEqual([]);
    expect(problemsOf(csv(header, ...rows(5000)))).toEqual([
      "linha 5001: há mais de 5000 registros",
    ]);
  });
});

describe("whatever the file holds", () => {
  const cell = fc.oneof(
    fc.constantFrom("", " ", "Pizzas", "MISTA", "Borda", "22,99", "R$ 3", '"', '""', "\u0000"),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const separator = fc.constantFrom(";", ";", ";", ",", "\n", "\r\n", "\r");
  const disorder = fc
    .array(fc.tuple(cell, separator), { maxLength: 60 })
    .map((parts) => `${fullHeader}\n${parts.flat().join("")}`);

  it("is read or refused with lines of the file, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(disorder, fc.string({ unit: "binary" })), (text) => {
        const parsed = parseMenuCsv(text);
        const lineCount = text.split(/\r\n|\r|\n/).length;
        if (parsed.ok) return;
        expect(parsed.problems).not.toEqual([]);
        for (const { line } of parsed.problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lineCount);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("every row of a well-formed file arrives, however its cells are written", () => {
    const title = fc.stringMatching(/^[a-zçã0-9"',;]{1,12}$/);
    const quotedCell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const entries = fc.uniqueArray(fc.tuple(title, title, fc.integer({ min: 0, max: 9_999_999 })), {
      selector: ([category, item]) => JSON.stringify([category, item]),
    });
    fc.assert(
      fc.property(entries, fc.constantFrom(",", ";"), (rows, mark) => {
        const lines = rows.map(([category, item, cents]) =>
          [category, item, "", (cents / 100).toFixed(2)].map(quotedCell).join(mark),
        );
        const menu = menuOf(csv(header.replaceAll(";", mark), ...lines));
        const arrived = menu.categories.flatMap((category) =>
          category.items.map((item) => [category.titles.br, item.titles.br, item.priceCents]),
        );
        expect(new Set(arrived.map(String))).toEqual(new Set(rows.map(String)));
        expect(arrived).toHaveLength(rows.length);
      }),
    );
  });
});

import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnNames } from "./menu-columns.ts";
import { describeProblem } from "./menu-file.ts";
import { parseMenuCsv } from "./parse-menu-csv.ts";
import { csv, fullHeader, header, menuOf, outline, problemsOf } from "./testing-menu-csv.ts";

describe("reading rows", () => {
  it("reads categories, items, descriptions and options with the lines they are on", () => {
    const text = csv(
      fullHeader,
      "Pizzas;MISTA;presunto, cebola;22.99;;;",
      "Pizzas;MISTA;;;Borda;Catupiry;3,00",
    );
    expect(menuOf(text)).toEqual({
      categories: [
        {
          titles: { br: "Pizzas" },
          subtitles: {},
          line: 2,
          items: [
            {
              titles: { br: "MISTA" },
              subtitles: { br: "presunto, cebola" },
              priceCents: 2299,
              line: 2,
              groups: [
                {
                  titles: { br: "Borda" },
                  subtitles: {},
                  line: 3,
                  items: [{ titles: { br: "Catupiry" }, subtitles: {}, priceCents: 300, line: 3 }],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it("reads prices as people write them", () => {
    const prices = ["22.99", "22,99", "R$ 22,99", "R$27.99", "1.234,50", " 8 "];
    const text = csv(header, ...prices.map((price, at) => `Pizzas;P${at};;${price}`));
    expect(menuOf(text).categories[0]?.items.map((item) => item.priceCents)).toEqual([
      2299, 2299, 2299, 2799, 123450, 800,
    ]);
  });

  it.each([
    ["\n", ""],
    ["\r\n", "\uFEFF"],
    ["\r", "\uFEFF"],
  ])("takes %j as line ending, with %j before the text", (ending, mark) => {
    const lines = [header, "Pizzas;MISTA;;22,99", "Pizzas;MILHO;;x"];
    const text = mark + lines.join(ending);
    expect(problemsOf(text)).toEqual(['linha 3: preco inválido "x": escreva como 22,99']);
    expect(outline(menuOf(text.replace("x", "1")))).toEqual([
      "Pizzas / MISTA 2299",
      "Pizzas / MILHO 100",
    ]);
  });

  it("takes a comma as separator, with quotation marks around what holds one", () => {
    const text = csv(
      "categoria,item,descricao,preco",
      'Pizzas,"MISTA, grande","presunto, ""cru""" ,"22,99"',
    );
    expect(outline(menuOf(text))).toEqual(["Pizzas / MISTA, grande 2299"]);
    expect(menuOf(text).categories[0]?.items[0]?.subtitles).toEqual({ br: 'presunto, "cru"' });
  });

  it.each([
    ["sep=;", header, "Pizzas;MISTA;;22,99", "Pizzas;MILHO;;x"],
    ["\uFEFFsep=;", header, "Pizzas;MISTA;;22,99", "Pizzas;MILHO;;x"],
    ["SEP=,", "categoria,item,descricao,preco", 'Pizzas,MISTA,,"22,99"', "Pizzas,MILHO,,x"],
    ['"sep=;"', header, "Pizzas;MISTA;;22,99", "Pizzas;MILHO;;x"],
  ])("passes over %j, which says to Excel what separates, and counts it as a line", (...lines) => {
    expect(problemsOf(csv(...lines))).toEqual(['linha 4: preco inválido "x": escreva como 22,99']);
    expect(outline(menuOf(csv(...lines.slice(0, 3))))).toEqual(["Pizzas / MISTA 2299"]);
  });

  it("takes a byte-order mark before a quoted header", () => {
    const text = csv('\uFEFF"categoria","item","descricao","preco"', '"A","B","","1"');
    expect(outline(menuOf(text))).toEqual(["A / B 100"]);
  });

  it("finds the columns by name in any order, whatever the capitals, accents and spaces", () => {
    const text = csv(
      " PREÇO ;Descrição;Opção;Preço Opção;Categoria;ÍTEM",
      "9;d;;;Pizzas;MISTA",
      ";;Catupiry;2;Pizzas;MISTA",
    );
    expect(outline(menuOf(text))).toEqual(["Pizzas / MISTA 900 / Opções: Catupiry 200"]);
  });

  it("trims titles, and counts them as one when only capitals and spaces differ", () => {
    const text = csv(
      fullHeader,
      "Pizzas;CARNE  DO SOL ;a,  b ;1;;;",
      " pizzas ;MISTA;;2;;;",
      "Pizzas;Carne do Sol;;; Borda ;Catupiry ;3",
      "Pizzas;CARNE DO SOL;;;BORDA;Cheddar;3",
    );
    expect(outline(menuOf(text))).toEqual([
      "Pizzas / CARNE DO SOL 100 / Borda: Catupiry 300, Cheddar 300",
      "Pizzas / MISTA 200",
    ]);
    expect(menuOf(text).categories[0]?.items[0]?.subtitles).toEqual({ br: "a, b" });
  });

  it("takes the characters out of texts that turn what stands around them", () => {
    const text = csv(header, "\u202ePizzas;MIS\u2066TA; \u200fpresunto  e \u202c queijo;1");
    expect(outline(menuOf(text))).toEqual(["Pizzas / MISTA 100"]);
    expect(menuOf(text).categories[0]?.items[0]?.subtitles).toEqual({ br: "presunto e queijo" });
  });

  it("takes a quotation mark inside a cell as a character", () => {
    expect(outline(menuOf(csv(header, 'Pizzas;MISTA 12";;1')))).toEqual(['Pizzas / MISTA 12" 100']);
  });

  it("skips blank lines and allows blank cells after the last column", () => {
    const text = csv("", header, "", ";;;", "Pizzas;MISTA;;1;;", "  ", "Pizzas;MILHO;;x");
    expect(problemsOf(text)).toEqual(['linha 7: preco inválido "x": escreva como 22,99']);
  });

  it("counts the lines inside a quoted cell", () => {
    const text = csv(header, 'Pizzas;MISTA;"presunto\n\ne cebola";1', "Pizzas;MILHO;;x");
    expect(problemsOf(text)).toEqual(['linha 5: preco inválido "x": escreva como 22,99']);
  });

  it("reads a header without rows as a menu without entries", () => {
    expect(menuOf(header)).toEqual({ categories: [] });
  });
});

describe("fault 15: menus as others keep them", () => {
  const warningsOf = (text: string) => {
    const parsed = parseMenuCsv(text);
    if (!parsed.ok) throw new Error(parsed.problems.map(describeProblem).join("\n"));
    return parsed.warnings.map(describeProblem);
  };

  it("reads a till's columns, of which the active one is kept", () => {
    const text = csv(
      "id;categoria;nome;descricao;preco;imagem;ativo",
      "1;Pizzas;Calabresa;com cebola;R$ 39,90;https://example.com/1.jpg;1",
      "2;Pizzas;Portuguesa;;42,00;;0",
      "3;Pizzas;Mista;;42,00;;",
    );
    expect(outline(menuOf(text))).toEqual([
      "Pizzas / Calabresa 3990",
      "Pizzas / Portuguesa 4200",
      "Pizzas / Mista 4200",
    ]);
    const [pizzas] = menuOf(text).categories;
    expect(pizzas?.items.map(({ active }) => active)).toEqual([true, false, undefined]);
    expect(warningsOf(text)).toEqual([
      expect.stringMatching(
        /^linha 1: não se lê a coluna "id", "imagem"\. Lidas são categoria, item/,
      ),
    ]);
  });

  it.each([
    ["produto,preco,descricao,foto,tipo", 'X-Salada,"22,90",pão,x.png,Lanches'],
    ["Categoria,Item,Valor", "Lanches,X-Salada,22.90"],
    ["category;name;description;price;available", "Lanches;X-Salada;pão;22,90;yes"],
    ["Categoría;Nombre;Descripción;Precio", "Lanches;X-Salada;pão;22,90"],
    ["Grupo\tProduto\tPreço de Venda (R$)", "Lanches\tX-Salada\t22,90"],
    ["CÓDIGO;Descrição do Produto;Família;Preço Unitário", "7;X-Salada;Lanches;22,90"],
    ["Seção;Prato;Ingredientes;Valor R$", "Lanches;X-Salada;pão;R$ 22,90"],
  ])("reads %j", (names, row) => {
    expect(outline(menuOf(csv(names, row)))).toEqual(["Lanches / X-Salada 2290"]);
  });

  it("reads cells that are separated by tabs, blank ones too", () => {
    const text = csv("categoria\titem\tdescricao\tpreco", "Pizzas\tMISTA\t\t22,99", "\tALHO\t\t8");
    expect(outline(menuOf(text))).toEqual(["Pizzas / MISTA 2299", "Pizzas / ALHO 800"]);
  });

  it("needs no descriptions and no categories, and says where things are then", () => {
    const text = csv("produto;valor", "Água;4", "Suco;9");
    expect(outline(menuOf(text))).toEqual(["Cardápio / Água 400", "Cardápio / Suco 900"]);
    expect(warningsOf(text)).toEqual([
      'linha 1: não há coluna de categoria: tudo fica em "Cardápio"',
    ]);
  });

  it("takes the category of the row above where cells are joined, and says so", () => {
    const text = csv(header, "Pizzas;MISTA;;1", ";ALHO;;2", ";MILHO;;3", "Bebidas;Água;;4");
    expect(outline(menuOf(text))).toEqual([
      "Pizzas / MISTA 100",
      "Pizzas / ALHO 200",
      "Pizzas / MILHO 300",
      "Bebidas / Água 400",
    ]);
    expect(warningsOf(text)).toEqual([
      "linha 3: linhas sem categoria: 2, desta em diante; vale a da linha acima",
    ]);
  });

  it("reads options under other names, and whether each is shown", () => {
    const text = csv(
      "category;product;price;group;option;option price;active",
      "Pizzas;Mista;40;;;;yes",
      "Pizzas;Mista;;Borda;Catupiry;5;no",
    );
    expect(outline(menuOf(text))).toEqual(["Pizzas / Mista 4000 / Borda: Catupiry 500"]);
    const [mixed] = menuOf(text).categories[0]?.items ?? [];
    expect([mixed?.active, mixed?.groups[0]?.items[0]?.active]).toEqual([true, false]);
  });

  it("prefers the first of two names for one thing, and says which it passes over", () => {
    const text = csv("tipo;categoria;item;preco", "Comida;Pizzas;MISTA;1");
    expect(outline(menuOf(text))).toEqual(["Pizzas / MISTA 100"]);
    expect(warningsOf(text)[0]).toContain('não se lê a coluna "tipo"');
  });

  it("has every name of a column in docs/menu-files.md", async () => {
    const guide = await readFile(
      new URL("../../../../../docs/menu-files.md", import.meta.url),
      "utf8",
    );
    for (const names of Object.values(columnNames))
      for (const name of names) expect(guide).toContain(`\`${name}\``);
  });
});

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

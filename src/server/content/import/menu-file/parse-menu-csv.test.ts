import { readFile } from "node:fs/promises";
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

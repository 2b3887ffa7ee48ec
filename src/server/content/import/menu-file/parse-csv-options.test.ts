import { describe, expect, it } from "vitest";
import { csv, fullHeader, header, menuOf, outline, problemsOf } from "./testing-menu-csv.ts";

describe("options", () => {
  it("cost nothing when they name no price, and are in Opções when they name no group", () => {
    const text = csv(fullHeader, "A;B;;1;;;", "A;B;;;;Limão;", "A;B;;;opções;Gelo;0,50");
    expect(outline(menuOf(text))).toEqual(["A / B 100 / Opções: Limão 0, Gelo 50"]);
  });

  it("may stand on the row that carries their item, and repeat what it said", () => {
    const text = csv(fullHeader, "A;B;d;1,00;G;Limão;", "A;B;d;1.00;G;Gelo;");
    expect(outline(menuOf(text))).toEqual(["A / B 100 / G: Limão 0, Gelo 0"]);
  });

  it("are refused above their item, or without one", () => {
    const text = csv(fullHeader, "A;B;;;;Limão;", "A;B;;1;;;", "C;B;;;;Gelo;");
    expect(problemsOf(text)).toEqual([
      'linha 2: o item "B" não aparece em "A" antes desta opção',
      'linha 4: o item "B" não aparece em "C" antes desta opção',
    ]);
  });

  it("are refused when they contradict their item", () => {
    const text = csv(fullHeader, "A;B;d;1;;;", "A;B;e;2;;Gelo;");
    expect(problemsOf(text)).toEqual([
      'linha 3: preco "2" diferente do que está na linha 2',
      'linha 3: descricao "e" diferente da que está na linha 2',
    ]);
  });

  it("are refused when they serve other people than their item, whose number is one from 1 to 99", () => {
    const text = csv(
      `${fullHeader};serve`,
      "Pizzas;MISTA;;1;;;;dois",
      "Pizzas;MILHO;;1;;;;2",
      "Pizzas;MILHO;;;Borda;Catupiry;3;4",
    );
    expect(problemsOf(text)).toEqual([
      "linha 2: serve deveria ser um número inteiro de 1 a 99",
      'linha 4: serve "4" diferente do que está na linha 3',
    ]);
  });

  it("are refused when they are there twice, or half", () => {
    const text = csv(
      fullHeader,
      "A;B;;1;;;",
      "A;B;;;;Gelo;1",
      "A;B;;;;GELO;1",
      "A;C;;1;G;;",
      "A;D;;1;;;2",
    );
    expect(problemsOf(text)).toEqual([
      'linha 4: "GELO" repete a linha 3',
      'linha 5: há grupo "G" mas falta opcao',
      'linha 6: há preco_opcao "2" mas falta opcao',
    ]);
  });
});

describe("items of the same title", () => {
  it("are one in each category", () => {
    const text = csv(header, "Pizzas;CARNE;;20", "Esfihas;CARNE;;2", "Pizzas;MISTA;;21");
    expect(outline(menuOf(text))).toEqual([
      "Pizzas / CARNE 2000",
      "Pizzas / MISTA 2100",
      "Esfihas / CARNE 200",
    ]);
  });

  it("are two when price or description differ, each with the options below it", () => {
    const text = csv(
      fullHeader,
      "A;Combo;2 lanches;80;;;",
      "A;Combo;;;;Suco;1",
      "A;Outro;;5;;;",
      "A;Combo;4 lanches;150;;;",
      "A;Combo;;;;Suco;2",
    );
    expect(outline(menuOf(text))).toEqual([
      "A / Combo 8000 / Opções: Suco 100",
      "A / Outro 500",
      "A / Combo 15000 / Opções: Suco 200",
    ]);
  });

  it("are refused, naming both lines, when nothing tells them apart", () => {
    const text = csv(header, "A;Combo;2 lanches;80", "A;Outro;;5", "A;COMBO ;2 lanches;80,00");
    expect(problemsOf(text)).toEqual(['linha 4: "COMBO" repete a linha 2']);
  });
});

describe("rules of groups and options", () => {
  const ruled = `${fullHeader};minimo;maximo;cobranca;gratis;maximo_opcao;estoque;classe_fiscal`;
  const groupOf = (text: string) => menuOf(text).categories[0]?.items[0]?.groups[0];

  it("stand in a row of the group, in Portuguese words or codes", () => {
    const text = csv(
      ruled,
      "A;B;;1;;;;;;;;;7;Revenda",
      "A;B;;;G;Limão;1;;;;;2;5;álcool",
      "A;B;;;G;Gelo;1;1;3;Média;1;;;",
    );
    expect(menuOf(text).categories[0]?.items[0]).toMatchObject({ stock: 7, tax_class: "resale" });
    expect(groupOf(text)).toMatchObject({
      min: 1,
      max: 3,
      price_rule: "average",
      free_qty: 1,
      items: [{ max_qty: 2, stock: 5, tax_class: "alcohol" }, { titles: { br: "Gelo" } }],
    });
    const inCodes = csv(ruled, "A;B;;1;;;;;;;;;;", "A;B;;;G;Gelo;1;;;highest;;;;prepared");
    expect(groupOf(inCodes)).toMatchObject({
      price_rule: "highest",
      items: [{ tax_class: "prepared" }],
    });
  });

  it("leave the stock of a row that is an item's as well to the item", () => {
    const text = csv(ruled, "A;B;;1;G;Limão;1;1;;;;2;5;");
    expect(menuOf(text).categories[0]?.items[0]).toMatchObject({ stock: 5 });
    const option = groupOf(text)?.items[0];
    expect([option?.max_qty, option?.stock]).toEqual([2, undefined]);
  });

  it("are refused when they are none, contradict each other, or have no option", () => {
    const text = csv(
      ruled,
      "A;B;;1;;;;;;;;;;",
      "A;B;;;G;Limão;1;100;;metade;;;;bebida",
      "A;B;;;H;Gelo;1;1;;;;;;",
      "A;B;;;H;Menta;1;2;;;;;;",
      "A;C;;1;;;;1;;;;2;;",
    );
    expect(problemsOf(text)).toEqual([
      'linha 3: classe_fiscal deveria ser "preparado" ou "revenda" ou "alcool"',
      "linha 3: minimo deveria ser um número inteiro de 0 a 99",
      'linha 3: cobranca deveria ser "soma" ou "maior" ou "media"',
      'linha 5: minimo "2" diferente do que está na linha 4',
      'linha 6: há minimo "1" mas falta opcao',
      'linha 6: há maximo_opcao "2" mas falta opcao',
    ]);
  });
});

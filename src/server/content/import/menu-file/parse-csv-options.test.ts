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

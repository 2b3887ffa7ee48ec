import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSpreadsheet, spreadsheet, withoutInnerFormulas } from "./spreadsheet.ts";

describe("a table for spreadsheets", () => {
  it("has a mark of its letters, semicolons, and a comma before decimals", () => {
    expect(
      spreadsheet([
        ["Dia", "Total"],
        ["2026-11-26", { cents: 123_405 }],
      ]),
    ).toBe("\uFEFFDia;Total\r\n2026-11-26;1234,05\r\n");
    expect(spreadsheet([[7, { cents: -5 }, { cents: 0 }]])).toBe("\uFEFF7;-0,05;0,00\r\n");
  });

  it("quotes what would break it", () => {
    expect(spreadsheet([['com "aspas"; e\nlinhas']])).toBe('\uFEFF"com ""aspas""; e\nlinhas"\r\n');
  });

  it.each(["=1+1", "+5", "-2", "@SUM(A1)", "\t=1"])(
    "threat 50: keeps %j from being a formula",
    (text) => {
      expect(spreadsheet([[text]])).toContain(`'${text}`);
    },
  );
});

it.each(["x,=1+1,y", "x, +5", "x,\t@SUM(A1)"])(
  "threat 50: keeps what follows a comma in %j from being a formula",
  (text) => {
    const table = spreadsheet([["Motivo", text].map(withoutInnerFormulas)]);
    expect(table.split(/[,;\t]/).filter((part) => /^\s*[=+@-]/.test(part))).toEqual([]);
  },
);

describe("a table that a spreadsheet has saved", () => {
  const cells = (table: string) => readSpreadsheet(table).map((row) => row.cells);

  it("comes back as it was, whatever is in it", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ";", ",", "\n", "'", "=", "-", " ") });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant("key"), cell, cell)), (rows) => {
        const kept = rows.filter(([, one]) => !/^'+[=-]/.test(one));
        const plain = kept.map(([key, one]) => [key, one, "x"]);
        const table = spreadsheet([["chave", "texto", "x"], ...plain]);
        expect(cells(table)).toEqual([["chave", "texto", "x"], ...plain]);
      }),
    );
  });

  it("may have commas or tabs, any ends of lines, and blank rows, which are left out", () => {
    expect(readSpreadsheet('a,b\r"x, ""y""\nz",2\r\n,\r\n3,4')).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ['x, "y"\nz', "2"] },
      { line: 5, cells: ["3", "4"] },
    ]);
    expect(cells("a\tb\n1;2\t3")).toEqual([
      ["a", "b"],
      ["1;2", "3"],
    ]);
  });

  it("with a quotation mark too many is read nevertheless", () => {
    expect(cells('a;b\n"x;y\n12" pizza;"z"')).toEqual([
      ["a", "b"],
      ['"x', "y"],
      ['12" pizza', "z"],
    ]);
    expect(cells(`a;b\n"${"x".repeat(1_000_000)}`)).toHaveLength(2);
  });
});

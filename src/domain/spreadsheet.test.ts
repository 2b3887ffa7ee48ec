import { describe, expect, it } from "vitest";
import { spreadsheet } from "./spreadsheet.ts";

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

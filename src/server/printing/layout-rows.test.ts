import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutRows, pageWidth, textSizes, wrapText, type Measure } from "./layout-rows.ts";

/** Every character is ten pixels wide. */
const measure: Measure = (text) => text.length * 10;
const wrap = (text: string, first: number, later = first) =>
  wrapText(text, { first, later }, (part) => measure(part, "normal"));

describe("a text that is too long for its row", () => {
  it.each([
    ["uma duas três", 80, ["uma duas", "três"]],
    ["uma duas três", 70, ["uma", "duas", "três"]],
    ["uma", 30, ["uma"]],
    ["paralelepípedo", 50, ["paral", "elepí", "pedo"]],
    ["um paralelepípedo só", 50, ["um", "paral", "elepí", "pedo", "só"]],
    ["um", 5, ["u", "m"]],
    ["", 50, [""]],
  ])("goes on in the next one: %j in %d px", (text, width, rows) => {
    expect(wrap(text, width)).toEqual(rows);
  });

  it("fault 10: ends between words where they are written without blanks", () => {
    const rows = wrap("2x 宫保鸡丁和麻婆豆腐 meia", 70);
    expect(rows[0]).toMatch(/^2x 宫保/);
    expect(rows.join("").replaceAll(" ", "")).toBe("2x宫保鸡丁和麻婆豆腐meia");
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(7);
  });

  it("has another width after the first row", () => {
    expect(wrap("2x pão de alho da casa", 60, 110)).toEqual(["2x pão", "de alho da", "casa"]);
  });

  it("is cut between what people take for letters", () => {
    expect(wrap("e\u0301e\u0301e\u0301", 30)).toEqual(["e\u0301", "e\u0301", "e\u0301"]);
  });

  it("loses nothing and is never wider than the row", () => {
    const words = fc.array(
      fc
        .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 })
        .map((word) => word.replaceAll(" ", "-")),
    );
    const width = fc.integer({ min: 10, max: 200 });
    fc.assert(
      fc.property(words, width, width, (list, first, later) => {
        const rows = wrap(list.join(" "), first, later);
        expect(rows.join("").replaceAll(" ", "")).toBe(list.join(""));
        for (const [index, row] of rows.entries()) {
          expect(measure(row, "normal")).toBeLessThanOrEqual(index === 0 ? first : later);
        }
      }),
    );
  });
});

describe("the rows of a line", () => {
  it("keep an amount at the right of the first one, clear of the text", () => {
    const text = "2x Coração de frango à milanesa com açafrão e pimentões";
    const rows = layoutRows(
      { kind: "text", text, amount: "R$ 45,98", style: "bold", hanging: true },
      measure,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      height: textSizes.bold.rowHeight,
      pieces: [
        { x: 24, align: "left" },
        { text: "R$ 45,98", x: pageWidth - 24, align: "right" },
      ],
    });
    expect(rows[1]).toMatchObject({ pieces: [{ x: 48, align: "left" }] });
  });

  it("fault 10: begin at the right where the text is written so", () => {
    const piecesOf = (text: string, amount = "") =>
      layoutRows({ kind: "text", text, amount, style: "normal" }, measure).flatMap((row) =>
        row.kind === "text" ? row.pieces : [],
      );
    const atRight = { x: pageWidth - 24, align: "right", direction: "rtl" };
    expect(piecesOf("بدون بصل")).toEqual([{ text: "بدون بصل", ...atRight }]);
    expect(piecesOf("ללא בצל")).toEqual([{ text: "ללא בצל", ...atRight }]);
    expect(piecesOf("2x خبز", "R$ 5,00")[0]).toMatchObject({ align: "left", direction: "ltr" });
  });

  it("stay within the page, whatever the line", () => {
    const text = fc.string({ unit: "grapheme-ascii", maxLength: 120 });
    const place = fc.record(
      { indented: fc.constant(true), nested: fc.constant(true), hanging: fc.constant(true) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(text, place, (given, where) => {
        for (const row of layoutRows(
          { kind: "text", text: given, amount: "R$ 1.234,50", style: "normal", ...where },
          measure,
        )) {
          if (row.kind !== "text") throw new Error("a row without text");
          const [left, right] = row.pieces;
          const end = (left?.x ?? 0) + measure(left?.text ?? "", "normal");
          expect(end).toBeLessThanOrEqual(
            right ? right.x - measure(right.text, "normal") : pageWidth - 24,
          );
        }
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio, minTextContrast, parseColour, readableOn } from "./contrast.ts";

const byte = fc.integer({ min: 0, max: 255 });

describe("a colour is written again as six hex digits", () => {
  test.each([
    ["#abc", "#aabbcc"],
    ["  #A1B2C3 ", "#a1b2c3"],
    ["#ff0000ff", "#ff0000"],
    ["#00000000", "#ffffff"],
    ["#00000080", "#7f7f7f"],
    ["rgb(255, 128, 0)", "#ff8000"],
    ["rgb(255 128 0)", "#ff8000"],
    ["RGBA(0,0,0,1)", "#000000"],
    ["rgb(0 0 0 / 50%)", "#808080"],
    ["rgb(100%, 0%, 50%)", "#ff0080"],
    ["rgb(999, -5, 127.6)", "#ff0080"],
    ["hsl(0, 100%, 50%)", "#ff0000"],
    ["hsl(120deg 100% 25%)", "#008000"],
    ["hsla(240, 100%, 50%, 1)", "#0000ff"],
    ["hsl(-120 100% 50%)", "#0000ff"],
    ["hsl(210, 50%, 40%)", "#336699"],
    ["hsl(77, 0%, 100%)", "#ffffff"],
  ])("%j is %s", (text, hex) => {
    expect(parseColour(text)).toBe(hex);
  });

  test.each(
    [
      ["", "#", "#12", "#1234", "#12345", "#1234567", "#gggggg", "red", "transparent", "inherit"],
      [
        "rgb(1,2)",
        "rgb(1,2,3,4,5)",
        "rgb(,,)",
        "rgb(1,,2,3)",
        "rgb(1e3,0,0)",
        "rgb(a,b,c)",
        "rgb()",
      ],
      ["hsl(10%, 1%, 1%)", "hsl(1rad 1% 1%)", "rgb(1deg,2,3)", "rgb(1,2,3,)", "rgb(--1,2,3)"],
      [
        "#fff;color:red",
        "#fff}",
        "url(//evil)",
        "var(--x)",
        "rgb(1,2,3);}",
        "expression(1)",
        "#ff\nf",
      ],
      ["rgb(var(--x))", "calc(1)", "#fff url(x)", "rgb(1,2,3", "/**/#fff"],
    ].flat(),
  )("%j is not a colour", (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  test("every colour keeps its value in each notation", () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const hex = `#${[red, green, blue].map((n) => n.toString(16).padStart(2, "0")).join("")}`;
        expect(parseColour(hex.toUpperCase())).toBe(hex);
        expect(parseColour(`rgb(${red}, ${green}, ${blue})`)).toBe(hex);
        expect(parseColour(`rgba(${red} ${green} ${blue} / 1)`)).toBe(hex);
      }),
    );
  });

  test("threat 26: whatever is written, nothing but six hex digits comes out", () => {
    const pieces = fc.constantFrom(
      "#",
      "rgb(",
      "hsl(",
      ")",
      ",",
      " ",
      "1",
      "f",
      "%",
      ";",
      "}",
      "/",
    );
    const nearly = fc.string({ unit: pieces, maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        expect(parseColour(text) ?? "#000000").toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 10_000 },
    );
  });

  test("a long text is refused without delay", () => {
    expect(parseColour(`rgb(${" ,".repeat(100_000)})`)).toBeUndefined();
  });
});

describe("contrast", () => {
  test("it is WCAG's: 21 for black on white, 1 for a colour on itself, 4.54 for #767676 on white", () => {
    expect(contrastRatio("#000", "#fff")).toBe(21);
    expect(contrastRatio("#336699", "#336699")).toBe(1);
    expect(contrastRatio("#767676", "#fff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#595959", "#fff")).toBeCloseTo(7, 2);
    expect(contrastRatio("#0a0a0a", "#fff")).toBeCloseTo(19.8, 2);
    expect(contrastRatio("#ff0000", "#ffffff")).toBeCloseTo(3.998, 3);
  });

  test("which of the two is the text does not matter", () => {
    expect(contrastRatio("#123456", "#fedcba")).toBe(contrastRatio("#fedcba", "#123456"));
  });

  test("what is not a colour is refused", () => {
    expect(() => contrastRatio("red", "#fff")).toThrow(RangeError);
    expect(() => readableOn("")).toThrow(RangeError);
  });
});

describe("threat 26: text on any background is readable", () => {
  test("white on dark, near black on light, black on the mid tones where neither would do", () => {
    expect(readableOn("#7a0c0c")).toBe("#ffffff");
    expect(readableOn("#ffd60a")).toBe("#111111");
    expect(readableOn("#797979")).toBe("#000000");
  });

  test("the contrast is at least 4.5 on every grey and any colour", () => {
    const reaches = (background: string) => {
      expect(contrastRatio(readableOn(background), background)).toBeGreaterThanOrEqual(
        minTextContrast,
      );
    };
    for (let grey = 0; grey <= 255; grey += 1) reaches(`rgb(${grey}, ${grey}, ${grey})`);
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => reaches(`rgb(${r}, ${g}, ${b})`)),
      {
        numRuns: 5000,
      },
    );
  });
});

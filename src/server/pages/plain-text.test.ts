import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainTextOf, shortened } from "./head-tags.ts";

describe("the words of rich text", () => {
  it("are kept apart where blocks end, and together within words", () => {
    expect(plainTextOf("<p>Massa <b>lev</b>e.</p><p>Forno a lenha.<br>Desde 1998.</p>")).toBe(
      "Massa leve. Forno a lenha. Desde 1998.",
    );
  });

  it("are decoded", () => {
    expect(plainTextOf("P&atilde;o &amp; caf&#233; &#x1F35E;&nbsp;&lt;3 &#0;&#99999999;")).toBe(
      "P&atilde;o & café 🍞 <3 &#99999999;",
    );
  });
});

describe("a text that is too long", () => {
  it("ends after a whole word", () => {
    expect(shortened("Pizzas, massas e saladas", 17)).toBe("Pizzas, massas e…");
    expect(shortened("Pizzas, massas e saladas", 9)).toBe("Pizzas…");
    expect(shortened("Pizzas", 6)).toBe("Pizzas");
  });

  it("is never longer than asked, nor cut within a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 2, max: 50 }),
        (text, max) => {
          const short = shortened(text, max);
          expect(short.length).toBeLessThanOrEqual(max);
          expect(short.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

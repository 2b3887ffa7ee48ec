import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { masks, maskTyping, type MaskName } from "./masks.ts";

const names = Object.keys(masks) as MaskName[]; // keys() widens what the type knows
const typing = fc.string({
  unit: fc.constantFrom(..."0123456789()-./ +AbZ".split("")),
  maxLength: 24,
});

describe("each mask writes its format", () => {
  test.for([
    ["phone", "", ""],
    ["phone", "1", "(1"],
    ["phone", "119", "(11) 9"],
    ["phone", "1133334444", "(11) 3333-4444"],
    ["phone", "11955550101", "(11) 95555-0101"],
    ["phone", "119555501019", "(11) 95555-0101"],
    ["phone", "+55 (11) 95555-0101", "(11) 95555-0101"],
    ["phone", "5511955550101", "(11) 95555-0101"],
    ["phone", "011 3333-4444", "(11) 3333-4444"],
    ["phone", "55999991234", "(55) 99999-1234"],
    ["phone", "(55) 99999-12345", "(55) 99999-1234"],
    ["cep", "01310100", "01310-100"],
    ["cep", "01310", "01310"],
    ["cep", "013101", "01310-1"],
    ["cep", "cep 01310-100, SP", "01310-100"],
    ["document", "52998224725", "529.982.247-25"],
    ["document", "529982", "529.982"],
    ["document", "11222333000181", "11.222.333/0001-81"],
    ["document", "112223330001", "11.222.333/0001"],
    ["document", "12abc34501de35", "12.ABC.345/01DE-35"],
    ["document", "12ABC34501DEX35", "12.ABC.345/01DE-35"],
  ] as const)("%s: %j becomes %j", ([name, typed, formatted]) => {
    expect(masks[name].format(typed)).toBe(formatted);
  });

  test("and leaves a formatted text as it is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), typing, (name, text) => {
        const once = masks[name].format(text);
        expect(masks[name].format(once)).toBe(once);
      }),
    );
  });
});

describe("the caret while typing", () => {
  test("stays at the end when typing at the end", () => {
    expect(maskTyping("phone", { text: "(119", caret: 4 })).toEqual({ text: "(11) 9", caret: 6 });
  });

  test("stays after the digit just typed in the middle", () => {
    expect(maskTyping("cep", { text: "013910-100", caret: 4 })).toEqual({
      text: "01391-010",
      caret: 4,
    });
  });

  test("moves back over a separator that was deleted, so that the next key deletes a digit", () => {
    expect(maskTyping("phone", { text: "(11)95555-0101", caret: 4 })).toEqual({
      text: "(11) 95555-0101",
      caret: 3,
    });
  });

  test("never leaves the text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), typing, fc.nat(24), (name, text, position) => {
        const masked = maskTyping(name, { text, caret: Math.min(position, text.length) });
        expect(masked.caret).toBeGreaterThanOrEqual(0);
        expect(masked.caret).toBeLessThanOrEqual(masked.text.length);
      }),
    );
  });
});

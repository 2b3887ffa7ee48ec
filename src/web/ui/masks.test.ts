import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { masked, masks, type Mask, type MaskName } from "./masks.ts";

const names = Object.keys(masks) as MaskName[]; // keys() widens what the type knows
const typing = fc.string({
  unit: fc.constantFrom(..."0123456789()-./, +AbZ".split("")),
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
    ["phone", "+", "+"],
    ["phone", "+5511", "+5511"],
    ["phone", "+551133334444", "(11) 3333-4444"],
    ["phone", "+44 20 7946 0958", "+442079460958"],
    ["phone", "+1234567890123456", "+123456789012345"],
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
    ["currency", "", ""],
    ["currency", "0", ""],
    ["currency", "5", "0,05"],
    ["currency", "0,057", "0,57"],
    ["currency", "0,5", "0,05"],
    ["currency", "2299", "22,99"],
    ["currency", "123450", "1.234,50"],
    ["currency", "R$ 1.234,50", "1.234,50"],
    ["currency", "99999999999", "999.999.999,99"],
    ["currency", "999999999990", "999.999.999,99"],
    ["dd/mm", "2", "2"],
    ["dd/mm", "2112", "21/12"],
    ["dd/mm", "21/125", "21/12"],
    ["mm/yyyy", "112026", "11/2026"],
    ["mm/yyyy", "112", "11/2"],
    ["dd/mm/yy", "211226", "21/12/26"],
    ["dd/mm/yy", "21.12.26", "21/12/26"],
    ["dd/mm/yyyy", "21122026", "21/12/2026"],
    ["dd/mm/yyyy", "21 12 2026", "21/12/2026"],
    ["dd/mm/yyyy", "2112", "21/12"],
  ] as const)("%s: %j becomes %j", ([name, typed, formatted]) => {
    expect(masked(name, typed)).toBe(formatted);
  });

  test("and leaves a formatted text as it is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), typing, (name, text) => {
        const once = masked(name, text);
        expect(masked(name, once)).toBe(once);
      }),
    );
  });

  test("and never more signs than were typed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), typing, (name, text) => {
        const mask: Mask = masks[name];
        const kept = mask.strip(masked(name, text));
        expect(mask.strip(text).startsWith(kept)).toBe(true);
      }),
    );
  });
});

test.for([
  ["22,9", "22,90"],
  ["22.99", "22,99"],
  ["R$ 30", "30,00"],
  ["1.234,5", "1.234,50"],
  ["0", ""],
  ["12x", "0,12"],
] as const)("a price pasted as %j is taken for %j", ([pasted, formatted]) => {
  expect(masked("currency", masks.currency.pasted(pasted))).toBe(formatted);
});

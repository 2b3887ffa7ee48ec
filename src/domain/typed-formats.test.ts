import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countSigns, formats, placeBefore, typedText, type FormatName } from "./typed-formats.ts";

const names = Object.keys(formats) as FormatName[]; // keys() widens what the type knows
const shown = (name: FormatName, text: string) => typedText(name, text).shown;
const digitsIn = (text: string) => text.replace(/\D/g, "");
const digits = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789".split("")), maxLength });

/** Beginnings of numbers that random digits would seldom have. */
const phoneDigits = fc
  .tuple(fc.constantFrom("", "55", "055", "0055", "0", "0800", "4004", "5511", "559"), digits(13))
  .map((parts) => parts.join(""));

/** Types key by key at the end of the field. */
const typeKeys = (name: FormatName, keys: string) =>
  keys.split("").reduce((field, key) => shown(name, field + key), "");

describe("each format shows", () => {
  test.for([
    ["phone", "", ""],
    ["phone", "1", "(1"],
    ["phone", "119", "(11) 9"],
    ["phone", "1133334444", "(11) 3333-4444"],
    ["phone", "11955550101", "(11) 95555-0101"],
    ["phone", "+55 (11) 95555-0101", "(11) 95555-0101"],
    ["phone", "5511955550101", "(11) 95555-0101"],
    ["phone", "055 11 95555-0101", "(11) 95555-0101"],
    ["phone", "0055 11 3333-4444", "(11) 3333-4444"],
    ["phone", "551195555010", "55 11 95555-010"],
    ["phone", "55119555501", "55 11 95555-01"],
    ["phone", "011 3333-4444", "(011) 3333-4444"],
    ["phone", "01195555-0101", "(011) 95555-0101"],
    ["phone", "55999991234", "(55) 99999-1234"],
    ["phone", "(55) 99999-12345", "55 99 99912-345"],
    ["phone", "5555999991234", "(55) 99999-1234"],
    ["phone", "+", "+"],
    ["phone", "+5511", "+5511"],
    ["phone", "+551133334444", "(11) 3333-4444"],
    ["phone", "+44 20 7946 0958", "+44 2079 460958"],
    ["phone", "0044 20 7946 0958", "00442079460958"],
    ["phone", "08007771234", "0800 777 1234"],
    ["phone", "0800777", "0800 777"],
    ["phone", "03001234567", "0300 123 4567"],
    ["phone", "40041234", "4004-1234"],
    ["phone", "(11) 4004-1234", "(11) 4004-1234"],
    ["cep", "01310100", "01310-100"],
    ["cep", "01310", "01310"],
    ["cep", "013101", "01310-1"],
    ["cep", "cep 01310-100, SP", "01310-100"],
    ["cep", "０１３１０１００", "01310-100"],
    ["document", "52998224725", "529.982.247-25"],
    ["document", "529982", "529.982"],
    ["document", "11222333000181", "11.222.333/0001-81"],
    ["document", "112223330001", "11.222.333/0001"],
    ["document", "12abc34501de35", "12.ABC.345/01DE-35"],
    ["currency", "", ""],
    ["currency", "0", ""],
    ["currency", "5", "0,05"],
    ["currency", "0,057", "0,57"],
    ["currency", "2299", "22,99"],
    ["currency", "123450", "1.234,50"],
    ["currency", "R$ 1.234,50", "1.234,50"],
    ["currency", "99999999999", "999.999.999,99"],
    ["dd/mm", "2", "2"],
    ["dd/mm", "2112", "21/12"],
    ["mm/yyyy", "112026", "11/2026"],
    ["mm/yyyy", "112", "11/2"],
    ["dd/mm/yy", "211226", "21/12/26"],
    ["dd/mm/yy", "21.12.26", "21/12/26"],
    ["dd/mm/yyyy", "21122026", "21/12/2026"],
    ["dd/mm/yyyy", "21 12 2026", "21/12/2026"],
    ["dd/mm/yyyy", "2112", "21/12"],
  ] as const)("%s: %j as %j", ([name, typed, written]) => {
    expect(typedText(name, typed)).toMatchObject({ shown: written, hasTooMany: false });
  });

  test.for([
    ["phone", "119555501019", "(11) 95555-01019"],
    ["phone", "(55) 99999-1234567", "55 99 99912-34567"],
    ["phone", "080077712345", "0800 777 12345"],
    ["phone", "400412345", "4004-12345"],
    ["phone", "55119555501012", "55 11 95555-01012"],
    ["phone", "+1234567890123456", "+1234567890123456"],
    ["cep", "013101001", "01310-1001"],
    ["document", "112223330001815", "11.222.333/0001-815"],
    ["document", "12ABC34501DEX35", "12.ABC.345/01DE-X35"],
    ["currency", "999999999990", "9.999.999.999,90"],
    ["currency", "12345678901234567890", "123.456.789.012.345.678,90"],
    ["dd/mm", "21/125", "21/125"],
    ["mm/yyyy", "1120267", "11/20267"],
    ["dd/mm/yy", "2112260", "21/12/260"],
    ["dd/mm/yyyy", "211220261", "21/12/20261"],
  ] as const)("fault 4: %s: what does not fit of %j as well, and says so", ([name, typed, all]) => {
    const { shown: written, hasTooMany } = typedText(name, typed);
    expect(written).toBe(all);
    expect(hasTooMany).toBe(true);
  });
});

test.for([
  ["currency", "22,9", "22,90"],
  ["currency", "22.99", "22,99"],
  ["currency", "R$ 30", "30,00"],
  ["currency", "30", "30,00"],
  ["currency", "1.234,5", "1.234,50"],
  ["currency", "0", ""],
  ["currency", "12x", "0,12"],
  ["dd/mm/yyyy", "5/3/2026", "05/03/2026"],
  ["dd/mm/yyyy", "5/", "05"],
  ["mm/yyyy", "3-2026", "03/2026"],
  ["dd/mm", "5.3", "05/3"],
  ["phone", "55 11 95555-0101", "(11) 95555-0101"],
] as const)("%s: a whole text, %j, is taken for %j", ([name, pasted, written]) => {
  expect(typedText(name, pasted, { whole: true }).shown).toBe(written);
});

describe("fault 4: whatever is typed,", () => {
  test("the number that is shown is the one that was typed, less the country before a whole one", () => {
    fc.assert(
      fc.property(phoneDigits, (typed) => {
        for (const field of [typeKeys("phone", typed), shown("phone", typed)]) {
          const left = digitsIn(field);
          const prefix = typed.slice(0, typed.length - left.length);
          expect(["", "55", "055", "0055"]).toContain(prefix);
          expect(prefix + left).toBe(typed);
          if (prefix !== "") expect(field).toMatch(/^\(\d\d\) \d{4,5}-\d{4}\d*$/);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("key by key or at once, the same stands there", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), digits(18), (name, typed) => {
        if (name === "phone") return;
        expect(typeKeys(name, typed)).toBe(shown(name, typed));
        expect(digitsIn(shown(name, typed)).replace(/^0+/, "")).toBe(typed.replace(/^0+/, ""));
      }),
    );
  });

  test("what was set into a format stays as it is", () => {
    const typing = fc.string({
      unit: fc.constantFrom(..."0123456789()-./, +AbZ".split("")),
      maxLength: 24,
    });
    fc.assert(
      fc.property(fc.constantFrom(...names), typing, (name, text) => {
        const once = shown(name, text);
        expect(shown(name, once)).toBe(once);
      }),
    );
  });

  test("a key at any place of the text goes between the digits that stood there, and the caret behind it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        digits(12),
        fc.nat(20),
        fc.constantFrom(..."123456789".split("")),
        (name, typed, anywhere, key) => {
          const before = shown(name, typed);
          const caret = anywhere % (before.length + 1);
          const [head, tail] = [before.slice(0, caret), before.slice(caret)];
          const after = shown(name, head + key + tail);
          const place = placeBefore(name, after, countSigns(name, tail));
          const wanted = digitsIn(head + key + tail).replace(name === "currency" ? /^0+/ : "", "");
          expect(wanted.replace(/^0+/, "")).toContain(digitsIn(after).replace(/^0+/, ""));
          expect(digitsIn(after.slice(place))).toBe(digitsIn(tail));
          if (digitsIn(after).length === wanted.length) expect(after[place - 1]).toBe(key);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

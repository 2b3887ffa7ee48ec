import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { phoneFor } from "./phone-form.ts";

test.for([
  ["+14155552671", "+1 415 555 2671"],
  ["+1 (415) 555-2671", "+1 415 555 2671"],
  ["0034 612345678", "+34 612 345 678"],
  ["+33612345678", "+33 6 12 34 56 78"],
  ["+351 912345678", "+351 912 345 678"],
  ["+44 (0)20 7946 0958", "+44 2079 460958"],
  // Longer than usual in its country, and of a country without a pattern.
  ["+390669821234567", "+390669821234567"],
  ["+97235551234", "+97235551234"],
] as const)("%s is read everywhere as %s", ([written, read]) => {
  for (const language of languages) expect(phoneFor(language, written)).toBe(read);
});

test("a Brazilian number is read with its area, and by others with its country as well", () => {
  for (const written of ["(11) 95555-0101", "11955550101", "+55 11 95555 0101"])
    expect(phoneFor("br", written)).toBe("(11) 95555-0101");
  expect(phoneFor("fr", "(11) 95555-0101")).toBe("+55 11 95555-0101");
  expect(phoneFor("us", "11 3333 4444")).toBe("+55 11 3333-4444");
});

test("a service's, and what is no number, stay as they were written", () => {
  for (const written of ["0800 777 1234", "4004-1234", "ramal 12", ""])
    expect(phoneFor("us", written)).toBe(written);
});

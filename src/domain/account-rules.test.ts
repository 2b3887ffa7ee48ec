import { expect, test } from "vitest";
import { accountRules } from "./account-rules.ts";

const { name, ...mayBeBlank } = accountRules;

test.each(Object.entries(mayBeBlank))("%s may be left out, as the name may not", (_, rule) => {
  for (const blank of ["", " ", "\u200b"]) {
    expect(rule(blank)).toBeUndefined();
    expect(name(blank)).toEqual({ code: "required" });
  }
});

test.each([
  ["name", "Cantina", " \u200b", "required"],
  ["currency", "R$", "R$ 1", "currency_digits"],
  ["document", "12.ABC.345/01DE-35", "12.ABC.345/01DE-36", "invalid_document"],
  ["document", "529.982.247-25", "529.982.247-26", "invalid_document"],
  ["state", "SP", "XX", "invalid_state"],
  ["postalCode", "13010-000", "1301-000", "invalid_postal_code"],
  ["chatNumber", "(11) 95555-0101", "99999", "invalid_contact"],
  ["phone", "(19) 3232-0000", "ligue já", "invalid_contact"],
  [
    "map",
    "https://www.google.com/maps/embed?pb=1",
    "https://evil.example/maps/embed?pb=1",
    "unknown_map",
  ],
  ["pixCode", "529.982.247-25", "11111111111", "invalid_pix"],
] as const)("%s: %j is right, %j is not", (rule, right, wrong, code) => {
  expect(accountRules[rule](right)).toBeUndefined();
  expect(accountRules[rule](wrong)).toEqual({ code });
});

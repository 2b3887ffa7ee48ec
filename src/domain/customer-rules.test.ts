import { expect, test } from "vitest";
import { customerRules, missingOf, requiredOfCustomer } from "./customer-rules.ts";

test("a delivery needs all that a courier does, what is fetched a phone, anything else a name", () => {
  expect(missingOf(requiredOfCustomer.indoor, {})).toEqual(["userData.name"]);
  expect(missingOf(requiredOfCustomer.takeout, {})).toEqual(["userData.name", "userData.phone"]);
  const known = { "userData.name": "Ana", "userData.email": " \u200b", "userData.phone": "1" };
  expect(missingOf(requiredOfCustomer.delivery, known)).toEqual([
    "userData.email",
    "cartData.addressData.address",
    "cartData.addressData.number",
    "cartData.addressData.district",
    "cartData.addressData.city",
  ]);
});

test.each([
  ["email", "ana.maria+pedidos@exemplo.com.br", "ana@exemplo", "invalid_email"],
  ["email", "a@b.co", "a..b@exemplo.com", "invalid_email"],
  ["email", "d'avila@exemplo.com", ".ana@exemplo.com", "invalid_email"],
  ["email", "ANA_1@sub.exemplo.com", "ana@exemplo..com", "invalid_email"],
  ["email", "ana@ex-emplo.com", "ana exemplo.com", "invalid_email"],
  ["email", "ana@1.com", "ana@exemplo.c0m", "invalid_email"],
  ["phone", "+351 912 345 678", "(11) 9555", "invalid_phone"],
  ["document", "11.222.333/0001-81", "111.111.111-11", "invalid_document"],
  ["state", "SP", "sp", "invalid_state"],
] as const)(
  "%s: %j is right, %j is not, and nothing is wrong with none",
  (rule, right, wrong, code) => {
    expect(customerRules[rule](right)).toBeUndefined();
    expect(customerRules[rule](wrong)).toEqual({ code });
    expect(customerRules[rule](" ")).toBeUndefined();
  },
);

import { generatePixPayload } from "@brazilian-utils/brazilian-utils/generate-pix-payload";
import { describe, expect, test } from "vitest";
import { settingsSellingText } from "../../../text/settings-selling-dictionary.ts";
import { pixNotes } from "./pix-notes.ts";

const words = settingsSellingText.payment;
const code = (change: Partial<Parameters<typeof generatePixPayload>[0]> = {}) =>
  generatePixPayload({
    key: "pix@example.com",
    merchantName: "Cantina do Ze",
    merchantCity: "Campinas",
    ...change,
  }) ?? "";

/** A code whose name has 28 letters, and one whose name has 25; the last four signs are check digits. */
const longNamed =
  "00020126370014br.gov.bcb.pix0115pix@example.com5204000053039865802BR5928Cantina e Pizzaria do Seu Ze6008Campinas62070503***6304C506";
const named =
  "00020126370014br.gov.bcb.pix0115pix@example.com5204000053039865802BR5925Cantina e Pizzaria do Seu6008Campinas62070503***63044058";

describe("an owner is told of a PIX code", () => {
  test("fault 18: whose name is longer than the 25 letters of the standard", () => {
    const name = "Cantina e Pizzaria do Seu Ze";
    expect(pixNotes(longNamed, ["pix"])).toEqual([words.longPixName(name, 28, 25)]);
    expect(pixNotes(named, ["pix"])).toEqual([]);
  });

  test("that asks for one amount whatever was ordered", () => {
    expect(pixNotes(code({ amount: 12.5 }), ["pix"])).toEqual([
      words.fixedPixAmount("R$\u00a012,50"),
    ]);
  });

  test("that is of one charge", () => {
    const single = generatePixPayload({
      url: "pix.example.com/qr/v2/1234",
      merchantName: "Ze",
      merchantCity: "Campinas",
    });
    expect(pixNotes(single ?? "", ["pix"])).toEqual([words.singlePixCode]);
  });
});

test("a key that was kept from before keys were checked is told of", () => {
  for (const key of ["529.982.247-24", "dona@example", "(19) 3333-0000"])
    expect(pixNotes(key, ["pix"])).toEqual([words.wrongPixKey]);
});

test("fault 54: a key without the method, and the method without a key, are told of", () => {
  expect(pixNotes("pix@example.com", ["cash"])).toEqual([words.keyWithoutPix]);
  expect(pixNotes(" ", ["cash", "pix"])).toEqual([words.pixWithoutKey]);
  expect(pixNotes("pix@example.com", ["pix"])).toEqual([]);
  expect(pixNotes("", ["cash"])).toEqual([]);
});

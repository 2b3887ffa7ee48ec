import { expect, it } from "vitest";
import { looksLikeGbk } from "./file-encoding.ts";

const head = [0xb2, 0xcb, 0xb5, 0xa5, 0x3b, 0xbc, 0xdb, 0xb8, 0xf1];
/** "菜单;价格\n水;5", the second row so many times. */
const chinese = (rows: number) => [
  ...head,
  ...Array.from({ length: rows }, () => [0x0a, 0xcb, 0xae, 0x3b, 0x35]).flat(),
];
const isGbk = (...bytes: number[]) => looksLikeGbk(Uint8Array.from(bytes));
/** Bytes of a text whose letters are all in Latin-1, as Windows-1252 has them. */
const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

it("Chinese is known by its pairs that stand together", () => {
  expect(isGbk(...chinese(1))).toBe(true);
  expect(isGbk(...chinese(3))).toBe(true);
  // Half of a pair, and none at all.
  expect([isGbk(...chinese(1), 0xcb), isGbk(0x41)]).toEqual([false, false]);
});

it("accents of other languages are no pairs that stand together", () => {
  const words = ["Porções", "PORÇÕES", "Café", "Água", "Pão à moda", "Maçã", "AÇAÍ", "Coração"];
  expect(words.filter((word) => isGbk(...latin(word)))).toEqual([]);
  expect(isGbk(...latin("Água;Pão;Maçã;Limão;Feijão;Camarão"))).toBe(false);
});

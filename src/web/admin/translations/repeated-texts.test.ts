import { expect, it } from "vitest";
import type { TranslatedText } from "../../../contract/translations.ts";
import { eachOnce, repeatedCells } from "./repeated-texts.ts";
import { translationCells } from "./translation-cells.ts";

function text(key: string, original: string, rest: Partial<TranslatedText> = {}): TranslatedText {
  return { key, path: [key], field: "title", original, translations: {}, origins: {}, ...rest };
}

const known = (key: string, original: string, us: string) =>
  text(key, original, { translations: { us }, origins: { us: original } });

/** Translations by the keys of their texts. */
type Written = Record<string, string>;

/** Repeated translations of all texts, with what is typed and suggested by key. */
function repeated(
  texts: TranslatedText[],
  { typed = {}, suggested = {} }: { typed?: Written; suggested?: Written } = {},
) {
  const cellsOf = (written: Written) =>
    Object.fromEntries(
      Object.entries(written).map(([key, us]) => [`us ${key}`, { text: us, from: "" }]),
    );
  const stored = translationCells(["us"], [{ id: "1", title: "Lanches", texts }]);
  const cells = repeatedCells(texts, texts, {
    language: "us",
    values: { ...stored, ...cellsOf(typed) },
    changed: Object.keys(cellsOf(typed)),
    suggested: cellsOf(suggested),
  });
  return Object.fromEntries(Object.entries(cells).map(([cell, { text: us }]) => [cell, us]));
}

it("what is translated once serves for what says the same, stored or typed a moment ago", () => {
  const texts = [
    known("a", "Queijo", "Cheese"),
    text("b", "Queijo "),
    text("c", "Bacon"),
    text("d", "Bacon"),
    text("e", "Queijo", { field: "subtitle" }),
  ];
  expect(repeated(texts)).toEqual({ "us b": "Cheese" });
  expect(repeated(texts, { typed: { c: " Bacon strips " } })).toEqual({
    "us b": "Cheese",
    "us d": "Bacon strips",
  });
});

it("nothing is put over what somebody types, empties or has not reviewed", () => {
  const texts = [known("a", "Queijo", "Cheese"), text("b", "Queijo"), text("c", "Queijo")];
  expect(repeated(texts, { typed: { b: "" }, suggested: { c: "Chees" } })).toEqual({});
});

it("words that people translate in two ways stay theirs", () => {
  const texts = [known("a", "Média", "Medium"), known("b", "Média", "Coffee with milk")];
  expect(repeated([...texts, text("c", "Média")])).toEqual({});
});

it("a machine is asked once for what says the same", () => {
  const texts = [text("a", "Queijo"), text("b", "Queijo"), text("c", "Bacon")];
  expect(eachOnce(texts, []).map(({ key }) => key)).toEqual(["a", "c"]);
  // No text is asked for if one with the same words was asked for or suggested before.
  expect(eachOnce(texts, texts.slice(0, 1)).map(({ key }) => key)).toEqual(["c"]);
});

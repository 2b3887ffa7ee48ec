import fc from "fast-check";
import { expect, test } from "vitest";
import { matchMenu } from "./search.ts";

const item = (id: string, title_br: string) => ({ id, title_br });
const menu = [
  { id: "1", title_br: "Pizzas", items: [item("a", "Calabresa"), item("b", "Margherita")] },
  { id: "2", title_br: "Bebidas", items: [item("c", "Água com gás"), item("d", "Guaraná")] },
  { id: "3", title_br: "Promoções", items: [] },
];

function found(query: string) {
  return matchMenu(menu, query)?.map(({ id, items }) => [id, items.map((entry) => entry.id)]);
}

test.each(["", "pi", "  pi  ", "çã", "çã".normalize("NFD"), "🍕🍕"])(
  "%j is too short to filter",
  (query) => {
    expect(matchMenu(menu, query)).toBeUndefined();
  },
);

test("a matching category shows all its items", () => {
  expect(found("pizza")).toEqual([["1", ["a", "b"]]]);
  expect(found("promo")).toEqual([["3", []]]);
});

test("a matching item shows its parent with only the matching items", () => {
  expect(found("guarana")).toEqual([["2", ["d"]]]);
  expect(found("marg")).toEqual([["1", ["b"]]]);
});

test("accents and case do not matter, on either side, however they are written", () => {
  expect(found("AGUA COM GAS")).toEqual([["2", ["c"]]]);
  expect(found(" água ".normalize("NFD"))).toEqual([["2", ["c"]]]);
  expect(found("PROMOÇÕES")).toEqual([["3", []]]);
});

test("a query that matches nothing shows nothing", () => {
  expect(found("sushi")).toEqual([]);
});

test("a query is plain text, not a pattern", () => {
  expect(found("...")).toEqual([]);
  expect(found("(a+)+$")).toEqual([]);
});

test("the menu that was searched is left as it was", () => {
  const before = structuredClone(menu);
  matchMenu(menu, "guarana");
  expect(menu).toEqual(before);
});

test("threat 48: any title is found by itself, and no text makes the search fail", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...Array.from("aÉİßΣﬁ \u0301\0\ud83c")), maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, text, (title, query) => {
      const categories = [{ id: "1", title_br: "", items: [item("a", title)] }];
      expect(matchMenu(categories, title) ?? categories).toEqual(categories);
      expect(matchMenu(categories, query)?.length ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});

test("threat 48: five thousand items are searched at once", () => {
  const items = Array.from({ length: 5000 }, (_, n) => item(String(n), `Prato número ${n}`));
  const categories = [{ id: "1", title_br: "Tudo", items }];
  expect(matchMenu(categories, "numero 4999")?.[0]?.items).toEqual([items[4999]]);
});

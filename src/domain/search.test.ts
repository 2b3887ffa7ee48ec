import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchMenu } from "./search.ts";

type Texts = { title?: string; subtitle?: string; icons?: { title: string }[] };
const item = (id: string, title_br: string, { title = title_br, ...others }: Texts = {}) => ({
  id,
  title_br,
  title,
  subtitle: "",
  ...others,
});
type TestItem = ReturnType<typeof item>;
const category = (id: string, title_br: string, items: TestItem[], texts?: Texts) => ({
  ...item(id, title_br, texts),
  items,
});
const menu = [
  category("1", "Pizzas", [item("a", "Calabresa"), item("b", "Margherita")]),
  category("2", "Bebidas", [item("c", "Água com gás"), item("d", "Guaraná")]),
  category("3", "Promoções", []),
];

function found(query: string, categories = menu) {
  return matchMenu(categories, query)?.map(({ id, items }) => [id, items.map((one) => one.id)]);
}

/** Whether an item with that title is found. */
function finds(title: string, query: string): boolean {
  return found(query, [category("1", "Tudo", [item("a", title)])])?.length === 1;
}

test.each(["", "pi", "  pi  ", "鱼", "鱼a", "çã", "çã".normalize("NFD"), "🍕🍕"])(
  "%j is too short to filter",
  (query) => {
    expect(matchMenu(menu, query)).toBeUndefined();
  },
);

test("two Chinese characters are enough, because they are a word", () => {
  expect(finds("宫保鸡丁", "鸡丁")).toBe(true);
  expect(finds("宫保鸡丁", "鸭丁")).toBe(false);
});

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

describe("fault 7: hyphens, dashes and blanks of all kinds count as one blank", () => {
  test.each([
    ["Carne-seca", "carne seca"],
    ["Grão-de-bico", "grao de bico"],
    ["Chá-mate", "cha mate"],
    ["X-Salada", "x salada"],
    ["Coca\u2011Cola", "coca cola"],
    ["Coca Cola", "coca-cola"],
    ["Pastel – carne", "pastel carne"],
    ["Suco  de\u00a0uva", "suco de uva"],
    ["Suco de uva", "suco\u00a0\u2003de  uva"],
    ["Pão\u00adzinho", "paozinho"],
  ])("%j is found by %j", (title, query) => {
    expect(finds(title, query)).toBe(true);
  });

  test("a dash alone is too short to filter", () => {
    expect(found(" - – - ")).toBeUndefined();
  });
});

describe("fault 8: apostrophes of all kinds count as one, and as none", () => {
  const written = [
    "Pão D'Alho",
    "Pão d’alho",
    "Pão d‘alho",
    "Pão d´alho",
    "Pão d`alho",
    "Pão dʼalho",
  ];
  const pairs = written.flatMap((title) =>
    [...written, "pao dalho"].map((query) => [title, query]),
  );
  test.each(pairs)("%j is found by %j", (title, query) => {
    expect(finds(title, query)).toBe(true);
  });
});

describe("fault 9: what is shown is searched as well as the Portuguese title", () => {
  const margherita = item("a", "Margherita", {
    title: "Margherita pizza",
    subtitle: "With basil and mozzarella",
    icons: [{ title: "Vegetariano" }],
  });
  const shown = [
    category("1", "Doces", [item("x", "Torta", { subtitle: "Serve com chá de hortelã" })]),
    category("2", "Salgados", [item("y", "Bolo", { title: "Hortelã cake" }), margherita], {
      title: "Savoury dishes",
    }),
    category("3", "Chás", [
      item("z", "Preto", { title: "Black tea", subtitle: "com hortelã" }),
      item("w", "Hortelã"),
    ]),
  ];

  test.each([
    ["the exact title shown", "Margherita pizza"],
    ["its words in any order", "pizza margherita"],
    ["words of title and description", "margherita basil"],
    ["an icon's name", "vegetariano"],
    ["its category and itself", "savoury margherita"],
    ["the Portuguese title", "margherita"],
  ])("an item is found by %s", (_, query) => {
    expect(found(query, shown)).toEqual([["2", ["a"]]]);
  });

  test("a category is found by its shown title, with all its items", () => {
    expect(found("savoury", shown)).toEqual([["2", ["y", "a"]]]);
  });

  test("a short word counts where a word begins with it", () => {
    expect(finds("X-Salada", "salada x")).toBe(true);
    expect(finds("Salada mexicana", "x salada")).toBe(false);
    expect(finds("红烧牛肉面", "牛肉 红烧")).toBe(true);
  });

  test("Portuguese titles rank first, then shown titles, then all else", () => {
    expect(found("hortela", shown)).toEqual([
      ["3", ["w", "z"]],
      ["2", ["y"]],
      ["1", ["x"]],
    ]);
  });
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
      const categories = [category("1", "", [item("a", title)])];
      expect(matchMenu(categories, title) ?? categories).toEqual(categories);
      expect(matchMenu(categories, query)?.length ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});

test("threat 48: five thousand items are searched at once", () => {
  const items = Array.from({ length: 5000 }, (_, n) => item(String(n), `Prato número ${n}`));
  const categories = [category("1", "Tudo", items)];
  expect(matchMenu(categories, "numero 4999")?.[0]?.items).toEqual([items[4999]]);
});

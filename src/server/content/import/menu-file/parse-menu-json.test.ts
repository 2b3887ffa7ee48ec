import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOfLevel } from "../../../../contract/menu-fields.ts";
import { describeProblem, type MenuFile } from "./menu-file.ts";
import { parseMenuJson } from "./parse-menu-json.ts";

const firstId = "0197a1b2-0000-7000-8000-000000000001";
const secondId = "0197a1b2-0000-7000-8000-000000000002";

function menuOf(text: string): MenuFile {
  const parsed = parseMenuJson(text);
  if (!parsed.ok) throw new Error(parsed.problems.map(describeProblem).join("\n"));
  return parsed.menu;
}

function problemsOf(text: string): string[] {
  const parsed = parseMenuJson(text);
  return parsed.ok ? [] : parsed.problems.map(describeProblem);
}

/** A file with these items, one a line, the first on line 3. */
function withItems(...items: string[]): string {
  return `{"categories": [\n{"title_br": "A", "items": [\n${items.join(",\n")}\n]}]}`;
}

const valueKeys = fieldsOfLevel("item")
  .map(({ key }) => key)
  .join(", ");

/** A message about an unknown field lists the known ones. */
const itemFields =
  "; os que há aqui: id, title_br, title_us, title_es, title_it, title_fr, title_cn, subtitle_br, subtitle_us, " +
  `subtitle_es, subtitle_it, subtitle_fr, subtitle_cn, ${valueKeys}, icons, picture, groups`;

describe("reading", () => {
  it("reads everything that an entry can have, with the lines they begin on", () => {
    const text = `{
      "categories": [
        {
          "id": "${firstId.toUpperCase()}",
          "title_br": " Pizzas ", "title_cn": "披萨", "subtitle_us": "Wood oven", "subtitle_br": " ",
          "active": false, "nav_hide": true, "icons": ["vegan"], "picture": "pizza",
          "items": [
            { "title_br": "MISTA", "price": 22.99, "active": true, "groups": [
              { "title_br": "Borda", "subtitle_us": "Pick one", "active": false, "items": [
                { "id": "${secondId}", "title_br": "Catupiry", "subtitle_br": "100 g",
                  "price": 3, "active": false } ] } ] } ]
        }
      ]
    }`;
    expect(menuOf(text)).toEqual({
      categories: [
        {
          id: firstId,
          titles: { br: "Pizzas", cn: "披萨" },
          subtitles: { us: "Wood oven" },
          active: false,
          nav_hide: true,
          icons: ["vegan"],
          picture: "pizza",
          line: 3,
          items: [
            {
              titles: { br: "MISTA" },
              subtitles: {},
              priceCents: 2299,
              active: true,
              line: 8,
              groups: [
                {
                  titles: { br: "Borda" },
                  subtitles: { us: "Pick one" },
                  active: false,
                  line: 9,
                  items: [
                    {
                      id: secondId,
                      titles: { br: "Catupiry" },
                      subtitles: { br: "100 g" },
                      priceCents: 300,
                      active: false,
                      line: 10,
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it("takes the characters out of texts that turn what stands around them", () => {
    const text = withItems(
      '{"title_br": "\u202eMIS\u2066TA", "subtitle_us": "\u200f", "price": 1000000000}',
    );
    expect(menuOf(text).categories[0]?.items).toMatchObject([
      { titles: { br: "MISTA" }, subtitles: {}, priceCents: 100_000_000_000 },
    ]);
  });

  it("keeps items of the same title that price or description tell apart, in their order", () => {
    const text = withItems(
      '{"title_br": "Combo", "price": 87.99, "subtitle_br": "2 lanches"}',
      '{"title_br": "Combo", "price": 154.9, "subtitle_br": "4 lanches"}',
    );
    const prices = menuOf(text).categories[0]?.items.map((item) => item.priceCents);
    expect(prices).toEqual([8799, 15490]);
  });

  it("takes a byte-order mark and any line ending", () => {
    const text = `\uFEFF${withItems('{"title_br": "B", "price": "1"}')}`;
    const problems = ['linha 3: "price" deveria ser um número sem aspas, como 22.99, não "1"'];
    expect(problemsOf(text.replaceAll("\n", "\r\n"))).toEqual(problems);
    expect(problemsOf(text.replaceAll("\n", "\r"))).toEqual(problems);
  });
});

describe("what is refused", () => {
  it.each([
    ['{"title_br": "B"}', 'falta "price"'],
    ['{"price": 1}', 'falta "title_br"'],
    ['{"title_br": " \u200B", "price": 1}', 'falta "title_br"'],
    ['{"title_br": 5, "price": 1}', '"title_br" deveria ser um texto entre aspas'],
    [
      '{"title_br": "B", "title_us": null, "price": 1}',
      '"title_us" deveria ser um texto entre aspas',
    ],
    ['{"title_br": "B", "price": true}', '"price" deveria ser um número sem aspas, como 22.99'],
    [
      '{"title_br": "B", "price": 1.999}',
      "preço inválido 1.999: deveria ter no máximo duas casas decimais",
    ],
    ['{"title_br": "B", "price": -1}', "preço abaixo de zero"],
    ['{"title_br": "B", "price": 1000000000.01}', "preço acima de 1.000.000.000,00"],
    ['{"title_br": "B", "price": 1, "preco": 2}', `campo desconhecido "preco"${itemFields}`],
    [
      '{"title_br": "B", "price": 1, "__proto__": 2}',
      `campo desconhecido "__proto__"${itemFields}`,
    ],
    [
      '{"title_br": "B", "price": 1, "title_de": "B"}',
      `campo desconhecido "title_de"${itemFields}`,
    ],
    ['{"title_br": "B", "price": 1, "active": 0}', '"active" deveria ser true ou false'],
    ['{"title_br": "B", "price": 1, "nav_hide": 1}', '"nav_hide" deveria ser true ou false'],
    ...["0", "100", "1.5", '"2"', "true"].map((serves) => [
      `{"title_br": "B", "price": 1, "serves": ${serves}}`,
      '"serves" deveria ser um número inteiro de 1 a 99',
    ]),
    ['{"title_br": "B", "price": 1, "id": "7"}', '"id" inválido "7"'],
    ['{"title_br": "B", "price": 1, "icons": "x"}', '"icons" deveria ser uma lista'],
    [
      '{"title_br": "B", "price": 1, "icons": [1]}',
      '"icons" deveria ter apenas textos entre aspas',
    ],
    [
      '{"title_br": "B", "price": 1, "picture": "\\u0000"}',
      '"picture" com caracteres inválidos: " "',
    ],
    ['{"title_br": "B", "price": 1, "groups": {}}', '"groups" deveria ser uma lista'],
    ['{"title_br": "B", "price": 1, "groups": [{"title_br": "G"}]}', 'falta "items"'],
    ['{"title_br": "B\\ud800", "price": 1}', '"title_br" com caracteres inválidos: "B\uFFFD"'],
    ['{"title_br": "B", "price": 1, "price": 2}', '"price" já está na linha 3'],
    ["7", "deveria haver um objeto entre chaves"],
  ])("an item such as %s", (item, problem) => {
    expect(problemsOf(withItems(item))).toEqual([`linha 3: ${problem}`]);
  });

  it("texts above the limits", () => {
    const item = (title: number, subtitle: number) =>
      `{"title_br": "${"x".repeat(title)}", "subtitle_fr": "${"y".repeat(subtitle)}", "price": 1}`;
    expect(problemsOf(withItems(item(120, 500)))).toEqual([]);
    expect(problemsOf(withItems(item(121, 501)))).toEqual([
      `linha 3: "title_br" com mais de 120 caracteres: "${"x".repeat(40)}…"`,
      `linha 3: "subtitle_fr" com mais de 500 caracteres: "${"y".repeat(40)}…"`,
    ]);
  });

  it("names every problem of the file, in the order of the lines", () => {
    const text = withItems(
      '{"title_br": "B", "price": "22,99"}',
      '{"title_br": "C", "price": 1,\n"cor": "azul"}',
      '{"title_br": "D", "price": 1}',
      '{"title_br": "d", "price": 1.0}',
    );
    expect(problemsOf(text)).toEqual([
      'linha 3: "price" deveria ser um número sem aspas, como 22.99, não "22,99"',
      `linha 5: campo desconhecido "cor"${itemFields}`,
      'linha 7: "d" repete a linha 6',
    ]);
  });

  it("entries that nothing tells apart, unless both have ids", () => {
    const combo = (id?: string) =>
      `{${id ? `"id": "${id}", ` : ""}"title_br": "Combo", "price": 5}`;
    expect(problemsOf(withItems(combo(firstId), combo(secondId)))).toEqual([]);
    expect(problemsOf(withItems(combo(firstId), combo()))).toEqual([
      'linha 4: "Combo" repete a linha 3',
    ]);
    expect(problemsOf(withItems(combo(firstId), combo(firstId)))).toEqual([
      `linha 4: "id" "${firstId}" já está na linha 3`,
    ]);
  });

  it("more than 5,000 entries, options among them", () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => `{"title_br": "item ${at}", "price": 1}`);
    const withOption = `{"title_br": "B", "price": 1, "groups": [{"title_br": "G", "items": [
      {"title_br": "O", "price": 1}]}]}`;
    expect(problemsOf(withItems(...items(4996), withOption))).toEqual([]);
    expect(problemsOf(withItems(withOption, ...items(4997)))).toEqual([
      "linha 5001: há mais de 5000 registros",
    ]);
  });

  it.each([
    ["[]", "linha 1: deveria haver um objeto entre chaves"],
    ["{}", 'linha 1: falta "categories"'],
    [
      '{"categories": [],\n"menu": 1}',
      'linha 2: campo desconhecido "menu"; os que há aqui: categories',
    ],
    ['{"categories": [],\n}', 'linha 2: sobra uma vírgula antes de "}"'],
    ["", "linha 1: o arquivo está vazio"],
  ])("a file such as %j", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});

it("reads or refuses any text, and never throws", () => {
  const known = fc.constantFrom(
    "categories",
    "items",
    "groups",
    "title_br",
    "price",
    "id",
    "icons",
  );
  const { shape } = fc.letrec((tie) => ({
    shape: fc.oneof(
      { maxDepth: 6 },
      fc.oneof(fc.string({ unit: "binary" }), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie("shape"), { maxLength: 3 }),
      fc.dictionary(known, tie("shape"), { maxKeys: 5 }),
    ),
  }));
  const text = fc.oneof(
    shape.map((value) => JSON.stringify(value)),
    shape.map(
      (value) => `{"categories": [{"title_br": "A", "items": [${JSON.stringify(value)}]}]}`,
    ),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(text, (candidate) => {
      const parsed = parseMenuJson(candidate);
      expect(parsed.ok || parsed.problems.every(({ line }) => line >= 1)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

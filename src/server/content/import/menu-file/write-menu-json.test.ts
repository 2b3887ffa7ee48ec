import fc from "fast-check";
import { expect, it } from "vitest";
import { languages } from "../../../../domain/languages.ts";
import { hasForbiddenCharacters, writtenText } from "../../../../domain/text-rules.ts";
import type { MenuFile } from "./menu-file.ts";
import { parseMenuJson } from "./parse-menu-json.ts";
import { anyValues } from "./testing-values.ts";
import { writeMenuJson } from "./write-menu-json.ts";

const text = (maxLength: number) =>
  fc
    .string({ unit: "binary", minLength: 1, maxLength })
    .map((written) => writtenText(written.slice(0, maxLength)))
    .filter((written) => written !== "" && !hasForbiddenCharacters(written));

const translations = (maxLength: number) =>
  fc.record(Object.fromEntries(languages.map((language) => [language, text(maxLength)])), {
    requiredKeys: [],
  });
const titles = fc.tuple(translations(120), text(120)).map(([all, br]) => ({ ...all, br }));
const line = fc.constant(0);
const names = {
  icons: fc.array(text(20), { maxLength: 3 }),
  picture: text(20),
};
const required = <Key extends string>(...requiredKeys: Key[]) => ({ requiredKeys });

// Every entry has an id, so that titles may repeat.
const id = fc.uuid();
const subtitles = translations(500);
const option = fc.record(
  { id, titles, subtitles, ...anyValues("option"), line },
  required("id", "titles", "subtitles", "priceCents", "line"),
);
const group = fc.record(
  { id, titles, subtitles, ...anyValues("group"), line, items: fc.array(option, { maxLength: 3 }) },
  required("id", "titles", "subtitles", "line", "items"),
);
const item = fc.record(
  {
    id,
    titles,
    subtitles,
    ...anyValues("item"),
    ...names,
    line,
    groups: fc.array(group, { maxLength: 2 }),
  },
  required("id", "titles", "subtitles", "priceCents", "line", "groups"),
);
const category = fc.record(
  {
    id,
    titles,
    subtitles,
    ...anyValues("category"),
    ...names,
    line,
    items: fc.array(item, { maxLength: 4 }),
  },
  required("id", "titles", "subtitles", "line", "items"),
);
const menu = fc.record({ categories: fc.array(category, { maxLength: 3 }) });

function withoutLines(value: MenuFile): unknown {
  return JSON.parse(JSON.stringify(value, (key, kept: unknown) => (key === "line" ? 0 : kept)));
}

it("writes a menu that reads back as the same menu, and writes it the same again", () => {
  fc.assert(
    fc.property(menu, (written) => {
      const json = writeMenuJson(written);
      const parsed = parseMenuJson(json);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      expect(withoutLines(parsed.menu)).toEqual(withoutLines(written));
      expect(writeMenuJson(parsed.menu)).toBe(json);
    }),
    { numRuns: 200 },
  );
});

it("writes readable JSON: ids first, texts by language, nothing that is not said", () => {
  const written = writeMenuJson({
    categories: [
      {
        items: [
          {
            line: 2,
            priceCents: 2290,
            groups: [],
            subtitles: { br: "com queijo" },
            titles: { us: "Ham", br: "Presunto" },
          },
        ],
        line: 1,
        active: false,
        subtitles: {},
        titles: { br: "Pizzas" },
        id: "0197a1b2-0000-7000-8000-000000000001",
      },
    ],
  });
  expect(written).toBe(`{
  "categories": [
    {
      "id": "0197a1b2-0000-7000-8000-000000000001",
      "title_br": "Pizzas",
      "active": false,
      "items": [
        {
          "title_br": "Presunto",
          "title_us": "Ham",
          "subtitle_br": "com queijo",
          "price": 22.9
        }
      ]
    }
  ]
}
`);
});

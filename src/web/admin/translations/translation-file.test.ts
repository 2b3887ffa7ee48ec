import { describe, expect, it } from "vitest";
import type { TranslatedSection } from "../../../contract/translations.ts";
import { decodedTable, planFile, translationFile } from "./translation-file.ts";

const water = {
  key: "w.title",
  path: ["Água"],
  field: "title" as const,
  original: "Água",
  translations: { br: "Água", us: "Water" },
  origins: { us: "Agua" },
};
const sections: TranslatedSection[] = [
  { id: "home", title: "", texts: [] },
  {
    id: "b",
    title: "Bebidas",
    texts: [
      water,
      {
        ...water,
        key: "s.title",
        path: ["=Suco"],
        original: "=Suco",
        translations: {},
        origins: {},
      },
    ],
  },
];
const listed = { sections, languages: ["us" as const] };
const table = (...rows: string[]) => ["chave;onde;original;tradução;situação", ...rows].join("\n");
const plan = (...rows: string[]) => planFile(table(...rows), listed);

describe("a language as a file", () => {
  it("has where each text stands, how it is, and no formula", () => {
    expect(translationFile(sections, "us").split("\r\n")).toEqual([
      "\uFEFFchave;onde;original;tradução;situação;versão",
      "us w.title;Bebidas › Água: Título;Água;Water;Desatualizada;v1nfo14g v1v214if",
      "us s.title;Bebidas › =Suco: Título;'=Suco;;Falta;v0ztntfp v0b6rg5i",
      "",
    ]);
  });

  it("comes back as it went without a change", () => {
    const file = translationFile(sections, "us");
    expect(planFile(file, listed)).toMatchObject({ rows: 2, changes: [], unknown: [] });
  });

  it("changes nothing but translations that are written and other than those stored", () => {
    const { changes } = plan("us w.title;x;Água;Still water;;9,99", "us s.title;x;'=Suco;");
    expect(changes).toEqual([
      {
        where: "Bebidas › Água: Título",
        isOutdated: false,
        edit: { key: "w.title", language: "us", text: "Still water", from: "Água", base: "Water" },
      },
    ]);
  });

  it("leaves newer translations as they are, and tells which of them the file changes too", () => {
    const file = translationFile(sections, "us");
    const texts = [{ ...water, translations: { us: "Fresh water" } }];
    const since = { ...listed, sections: [{ id: "b", title: "Bebidas", texts }] };
    expect(planFile(file, since)).toMatchObject({ changes: [], newer: [] });
    const changed = file.replace("Água;Water", "Água;Still water");
    expect(planFile(changed, since)).toMatchObject({
      changes: [],
      newer: [{ line: 2, name: "Bebidas › Água: Título" }],
    });
    expect(planFile(changed, listed).changes).toMatchObject([{ edit: { text: "Still water" } }]);
    // A file from before versions were in it, with a note of the translator.
    const older = planFile(table("us w.title;x;Água;Still water;;vista"), since);
    expect(older.changes).toMatchObject([{ edit: { text: "Still water", base: "Fresh water" } }]);
  });

  it("tells where the original has changed since", () => {
    const [change] = plan("us w.title;x;Agua;Still water;").changes;
    expect(change).toMatchObject({ isOutdated: true, edit: { from: "Agua" } });
  });

  it("leaves out unknown keys, what is too long, and what is there twice, with their lines", () => {
    const long = "x".repeat(121);
    expect(
      plan("fr w.title;;;Eau", "us w.title;;;Ice", "us w.title;;;Hot", `us s.title;;;${long}`),
    ).toMatchObject({
      changes: [{ edit: { text: "Ice" } }],
      unknown: [{ line: 2, name: "fr w.title" }],
      twice: [{ line: 4, name: "Bebidas › Água: Título" }],
      tooLong: [{ line: 5, name: "Bebidas › =Suco: Título" }],
    });
  });

  it("knows a button by its original, wherever it stands by now", () => {
    const button = (at: number, original: string) => ({
      ...water,
      key: `home.button.${at}`,
      path: [],
      field: "button" as const,
      original,
      translations: {},
      origins: {},
    });
    const home = { id: "home", title: "", texts: [button(0, "Ligue"), button(1, "Peça")] };
    const rows = ["us home.button.0;;Peça;Order", "us home.button.1;;Mapa;Map"];
    const twice = "us home.button.1;;Peça;Buy";
    expect(planFile(table(...rows, twice), { ...listed, sections: [home] })).toMatchObject({
      changes: [{ isOutdated: false, edit: { key: "home.button.1", text: "Order" } }],
      unknown: [{ line: 3, name: "us home.button.1" }],
      twice: [{ line: 4, name: "Página inicial › Botão" }],
    });
  });

  it("comes back from a spreadsheet that has lost the original's letters, and from one without its first row", () => {
    const [head = "", ...rows] = translationFile(sections, "us").split("\r\n");
    const changed = [head.slice(1), ...rows].map((row) =>
      row.replaceAll("Água", "?gua").replace("Desatualizada", "").replace("Water", "Still water"),
    );
    const done = { ...water, origins: {} };
    const since = { ...listed, sections: [{ id: "b", title: "Bebidas", texts: [done] }] };
    const expected = { changes: [{ isOutdated: false, edit: { from: "Água" } }] };
    expect(planFile(changed.join("\n"), since)).toMatchObject(expected);
    expect(planFile(changed.slice(1).join("\n"), since)).toMatchObject(expected);
    const renamed = { ...done, original: "Água com gás" };
    const moved = { ...listed, sections: [{ id: "b", title: "Bebidas", texts: [renamed] }] };
    expect(planFile(changed.join("\n"), moved).changes).toMatchObject([{ isOutdated: true }]);
    const commas = changed[1]?.replace("?gua", "a, b, c, d, e, f, g") ?? "";
    expect(planFile(commas, since)).toMatchObject(expected);
  });

  it("is read by the names of its columns, in any order and without those that nobody needs", () => {
    const file = "chave;tradução;original;situação\nus w.title;Still water;Água;Falta";
    expect(planFile(file, listed).changes).toMatchObject([{ edit: { text: "Still water" } }]);
    const short = "chave;tradução;situação\nus w.title;Still water;Falta";
    expect(planFile(short, listed).changes).toMatchObject([
      { isOutdated: false, edit: { text: "Still water", from: "Água" } },
    ]);
    const renamed = "chave;original;English;situação\nus w.title;Água;Still water;Falta";
    expect(planFile(renamed, listed).changes).toEqual([]);
  });

  const stored = (translation: string) => {
    const texts = [{ ...water, field: "text" as const, translations: { us: translation } }];
    return { ...listed, sections: [{ id: "b", title: "Bebidas", texts }] };
  };

  it.each([
    ["???"],
    ["?"],
    ["Cr?me"],
    ["?Qu?"],
    ["Pizza ??"],
    ["<p>? (L)</p>"],
    ["Caf?", "Café"],
    ["1 ? (L)", "1 大 (L)"],
    ["Pizza: ??!", "Pizza: 🍕!"],
    ["Pizza ? (2x)", "Pizza 🍕 (2x)"],
  ])("does not take %s, which has lost its letters", (lost, before = "Water") => {
    expect(planFile(table(`us w.title;;Água;${lost}`), stored(before))).toMatchObject({
      changes: [],
      garbled: [{ line: 2 }],
    });
  });

  it.each([
    ["饿了吗?来点披萨"],
    ["饿了吗?", "饿了吗？"],
    ["Sério??"],
    ["<a href='https://wa.me/55?text=Oi'>Oi</a>"],
    ["<b>Oi?</b>Sim"],
    ["<b>Sério</b>??"],
    ["Water?", "Water."],
    ["Cafe?", "Café"],
  ])("takes %s, whose question marks are its own", (text, before = "Water") => {
    const { changes } = planFile(table(`us w.title;;Água;${text}`), stored(before));
    expect(changes).toMatchObject([{ edit: { text } }]);
  });

  it("may be saved as Windows does", () => {
    expect(decodedTable(new Uint8Array([0xc1, 0x67, 0x75, 0x61]).buffer)).toBe("Água");
    expect(decodedTable(new TextEncoder().encode("Água").buffer)).toBe("Água");
    expect(decodedTable(new Uint8Array([0xff, 0xfe, 0xc1, 0, 0x67, 0]).buffer)).toBe("Ág");
    expect(decodedTable(new Uint8Array([0xb2, 0xcb, 0xb5, 0xa5, 0x3b]).buffer)).toBe("菜单;");
  });
});

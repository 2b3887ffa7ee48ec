import { beforeEach, describe, expect, it } from "vitest";
import type { TranslationEdit } from "../../contract/translations.ts";
import { translationState, type TranslationLanguage } from "../../domain/translation-state.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let ids: Record<string, string>;

beforeEach(async () => {
  account = await newAccount(testApp, {
    extras: {
      languages: ["br", "us", "fr"],
      home_text_br: "<p>Bem-vindo</p>",
      home_text_us: "<p>Welcome</p>",
      home_ctas: [
        { cta_br: "Peça", cta_us: "Order", href_br: "/delivery" },
        { cta_br: "Ligue", href_br: "tel:+5511999998888" },
      ],
    },
  });
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 5_000,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
      ],
    },
  ]);
  admin = await signedInAdmin(testApp, account);
});

const keyOf = (title: string, field = "title") => `${ids[title]}.${field}`;
const edit = (title: string, text: string, from = title): TranslationEdit => ({
  key: keyOf(title),
  language: "us",
  text,
  from,
});
const save = (...edits: TranslationEdit[]) => admin.translations.save({ body: { edits } });
const change = (data: { title_br?: string; title_us?: string; subtitle_br?: string }) =>
  admin.content.saveItem({ body: { data: { id: ids["Calabresa"], ...data } } });

async function find(key: string) {
  const { sections } = await admin.translations.list();
  return sections.flatMap(({ texts }) => texts).find((one) => one.key === key);
}
async function stateOf(key: string, language: TranslationLanguage = "us") {
  const found = await find(key);
  if (!found) return undefined;
  const { original, translations, origins } = found;
  const state = translationState({
    original,
    text: translations[language],
    origin: origins[language],
  });
  return [translations[language], state];
}

describe("the texts to be translated", () => {
  it("are those of the home page and of each category, with where they stand", async () => {
    await change({ subtitle_br: "Com cebola" });
    const { languages, sections } = await admin.translations.list();
    expect(languages).toEqual(["us", "fr"]);
    expect(sections.map(({ title, texts }) => [title, texts.map(({ key }) => key)])).toEqual([
      ["", ["home.text", "home.button.0", "home.button.1"]],
      [
        "Pizzas",
        [
          keyOf("Pizzas"),
          keyOf("Calabresa"),
          keyOf("Calabresa", "subtitle"),
          keyOf("Borda"),
          keyOf("Catupiry"),
        ],
      ],
    ]);
    expect(await find(keyOf("Catupiry"))).toMatchObject({
      path: ["Calabresa", "Borda", "Catupiry"],
      field: "title",
      original: "Catupiry",
    });
  });

  it("are for owners alone", async () => {
    const attendant = await signedInAttendant(testApp, account);
    for (const caller of [attendant, newCaller(testApp, account)]) {
      const { error } = await refusalOf(caller.translations.list());
      expect(["access_denied", "auth_required"]).toContain(error);
    }
  });
});

describe("a translation", () => {
  it("is seen by guests once it is saved, and taken away by a blank one", async () => {
    await save(edit("Calabresa", " Sausage "), edit("Catupiry", "Cream cheese"));
    const guest = newCaller(testApp, account);
    expect(JSON.stringify(await guest.content.menu())).toContain('"title_us":"Sausage"');
    await save(edit("Calabresa", "  "));
    expect(await stateOf(keyOf("Calabresa"))).toEqual([undefined, "missing"]);
    expect(await stateOf(keyOf("Catupiry"))).toEqual(["Cream cheese", "done"]);
  });

  it("is out of date once the original has changed, until it is written anew or found right", async () => {
    await change({ title_us: "Sausage" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Sausage", "done"]);
    await change({ title_br: "Calabresa acebolada" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Sausage", "outdated"]);
    expect((await find(keyOf("Calabresa")))?.origins).toEqual({ us: "Calabresa" });
    await save(edit("Calabresa", "Sausage", "Calabresa acebolada"));
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Sausage", "done"]);
    await change({ title_br: "Calabresa" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Sausage", "outdated"]);
    await change({ title_us: "Sausage with onions" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Sausage with onions", "done"]);
    await admin.content.copy({ params: { id: String(ids["Calabresa"]) }, body: {} });
  });

  it("equal to the original is told until somebody says that it should be", async () => {
    await change({ title_us: "Calabresa" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Calabresa", "same"]);
    await save({ ...edit("Calabresa", "Calabresa"), base: "Calabresa" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Calabresa", "done"]);
  });

  it("of an original that has changed meanwhile is kept, and out of date", async () => {
    await change({ title_br: "Portuguesa" });
    await save(edit("Calabresa", "Sausage", "Calabresa"));
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Sausage", "outdated"]);
  });

  it("of the home page and its buttons is known again where buttons change places", async () => {
    await save({ key: "home.button.1", language: "us", text: "Call", from: "Ligue", base: "" });
    const [order, call] = [
      { cta_br: "Peça já", cta_us: "Order", href_br: "/delivery" },
      { cta_br: "Ligue", cta_us: "Call", href_br: "tel:+5511999998888" },
    ];
    await admin.account.save({
      body: { extras: { home_text_br: "<p>Olá</p>", home_ctas: [call, order] } },
    });
    expect(await stateOf("home.button.0")).toEqual(["Call", "done"]);
    expect(await stateOf("home.button.1")).toEqual(["Order", "outdated"]);
    expect(await stateOf("home.text")).toEqual(["<p>Welcome</p>", "outdated"]);
    await save({ key: "home.text", language: "us", text: "<p>Hi<script></p>", from: "<p>Olá</p>" });
    expect(await stateOf("home.text")).toEqual(["<p>Hi</p>", "done"]);
    const { account: shown } = await admin.content.home();
    expect(shown.extras.home_ctas).toEqual([call, order]);
  });
});

describe("translations that cannot be saved", () => {
  it("are refused together, with every text that is gone", async () => {
    const gone = { ...edit("Calabresa", "x"), key: `${account.accountId}.title` };
    const other = { ...edit("Calabresa", "x"), key: "home.button.7" };
    const wrong = { ...edit("Calabresa", "x"), key: "__proto__" };
    const refused = await refusalOf(save(edit("Catupiry", "Cheese"), gone, other, wrong));
    expect(refused.error).toBe("invalid_id");
    expect(Object.keys(refused.problems ?? {})).toEqual([
      "edits.1.key",
      "edits.2.key",
      "edits.3.key",
    ]);
    expect(await stateOf(keyOf("Catupiry"))).toEqual([undefined, "missing"]);
  });

  it("are refused where one is too long for its field", async () => {
    const refused = await refusalOf(save(edit("Calabresa", "x".repeat(121))));
    expect(refused.problems).toEqual({ "edits.0.text": { code: "too_long", max: 120 } });
  });

  it("are refused with what somebody else has written meanwhile", async () => {
    await change({ title_us: "Sausage" });
    const seen = { ...edit("Calabresa", "Pepperoni"), base: "" };
    const refused = await refusalOf(save(edit("Catupiry", "Cheese"), seen));
    expect(refused).toMatchObject({
      error: "conflict",
      conflicts: { "edits.1.text": { yours: "Pepperoni", theirs: "Sausage" } },
    });
    expect(await stateOf(keyOf("Catupiry"))).toEqual([undefined, "missing"]);
    await save({ ...seen, base: "Sausage" });
    expect(await stateOf(keyOf("Calabresa"))).toEqual(["Pepperoni", "done"]);
  });

  it("are refused where another button stands in the place of the one that was translated", async () => {
    const call = { key: "home.button.0", language: "us", text: "Call", from: "Ligue" } as const;
    const refused = await refusalOf(save(edit("Catupiry", "Cheese"), { ...call, base: "Order" }));
    expect(refused).toMatchObject({
      error: "conflict",
      conflicts: { "edits.1.text": { yours: "Call", theirs: "Order" } },
    });
    expect(await stateOf("home.button.0")).toEqual(["Order", "done"]);
    expect(await stateOf(keyOf("Catupiry"))).toEqual([undefined, "missing"]);
  });
});

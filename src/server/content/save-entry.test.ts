import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxMenuEntries } from "../../contract/menu-edits.ts";
import { editedMenu, type EditedMenu } from "../testing/menu-editor.ts";
import { newEntryImage, newIcon, newUpload } from "../testing/new-pictures.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
let pizzas: EditedMenu;
beforeAll(async () => {
  testApp = await startApp();
});
beforeEach(async () => {
  pizzas = await editedMenu(testApp);
});
afterAll(() => testApp.close());

const id = (title: string) => String(pizzas.ids[title]);
const saveCategory = (data: object, base?: object) =>
  pizzas.admin.content.saveCategory({ body: { data, ...(base && { base }) } });
const saveItem = (data: object, subItem?: boolean) =>
  pizzas.admin.content.saveItem({ body: { data, ...(subItem !== undefined && { subItem }) } });

/** An item, option or sub-category of the menu as the reader sees it. */
async function seen(title: string, who: "admin" | "guest" = "admin") {
  const { menu, menuSubGroups } = await pizzas.seenBy(who);
  const categories = [...menu, ...Object.values(menuSubGroups).flat()];
  return [...categories, ...categories.flatMap((one) => one.items)].find(
    (one) => one.title_br === title,
  );
}

/** Runs a call that must be refused and leave everything, the version too, as it was. */
async function refused(call: () => Promise<unknown>) {
  const before = [await pizzas.seenBy("admin"), await pizzas.version()];
  const refusal = await refusalOf(call());
  expect([await pizzas.seenBy("admin"), await pizzas.version()]).toEqual(before);
  return refusal;
}

describe("a new entry", () => {
  it("stands at the end of what it was added to, and everybody sees it", async () => {
    await saveCategory({ title_br: "Sobremesas" });
    const { newItem } = await saveItem({ title_br: "Suco", parent_id: id("Bebidas") });
    await saveCategory({ title_br: "Copo", parent_id: newItem.id });
    const outline = [
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
      "Bebidas: Água, Suco [Copo: ]",
      "Doces: ",
      "Sobremesas: ",
    ];
    expect(await pizzas.outline("admin")).toEqual(outline);
    expect(await pizzas.outline("guest")).toEqual(outline);
  });

  it("is answered as the menu has it, with all that was given", async () => {
    const uploads = await pizzas.inAccount(async (tx) => [
      await newUpload(tx),
      await newUpload(tx),
    ]);
    const iconId = await pizzas.inAccount((tx) =>
      newIcon(tx, { itemId: id("Toscana"), title: "Vegano" }),
    );
    const { newItem } = await saveItem({
      parent_id: id("Pizzas"),
      title_br: "  Marguerita ",
      title_us: "Margherita",
      title_es: "   ",
      subtitle_br: "Manjericão <b>fresco</b>",
      active: false,
      uploads: { images: uploads.toReversed() },
      extras: { price: 19.9, icons: { [iconId]: true }, nav_hide: 1 },
    });
    expect(newItem).toMatchObject({
      parent_id: id("Pizzas"),
      title_br: "Marguerita",
      title_us: "Margherita",
      subtitle_br: "Manjericão <b>fresco</b>",
      active: false,
      sort: 2,
      extras: { price: 19.9, icons: { [iconId]: true }, nav_hide: 1 },
    });
    expect(newItem).not.toHaveProperty("title_es");
    expect(newItem.uploads.images.map((image) => image.id)).toEqual(uploads.toReversed());
    expect(newItem.uploads.icons).toHaveLength(1);
    expect(await seen("Marguerita")).toEqual(newItem);
    expect(await seen("Marguerita", "guest")).toBeUndefined();
    const { newCategory } = await saveCategory({
      title_br: "Vinhos",
      uploads: { images: uploads },
      extras: { nav_hide: 1 },
    });
    expect(newCategory).toMatchObject({
      schema: "menu-group",
      parent_id: null,
      sort: 3,
      items: [],
    });
    expect(await seen("Vinhos", "guest")).toEqual(newCategory);
  });

  it("may be an option of an item's group", async () => {
    const { newItem } = await saveItem(
      { title_br: "Requeijão", parent_id: id("Borda"), extras: { price: 2.5 } },
      true,
    );
    expect(newItem).toMatchObject({ parent_id: id("Borda"), sort: 2, extras: { price: 2.5 } });
    expect(await seen("Requeijão", "guest")).toEqual(newItem);
  });

  it.each([{}, { title_br: "" }, { title_br: " \n\u200b " }, { title_us: "Pizza" }])(
    "without a title is refused: %o",
    async (data) => {
      for (const call of [
        () => saveCategory(data),
        () => saveItem({ parent_id: id("Pizzas"), ...data }),
      ]) {
        expect(await refused(call)).toMatchObject({
          status: 400,
          error: "mandatory_fields",
          fields: { "data.title_br": "Digite ao menos o título!" },
        });
      }
    },
  );

  it("has a place: an item is nothing without a category", async () => {
    expect(await refused(() => saveItem({ title_br: "Nada" }))).toMatchObject({
      error: "mandatory_fields",
      fields: { "data.parent_id": expect.any(String) },
    });
  });

  it("goes where its kind belongs, and nowhere else", async () => {
    const stranger = await editedMenu(testApp);
    const nobody = crypto.randomUUID();
    const category = (parent: string) => () => saveCategory({ title_br: "X", parent_id: parent });
    const item =
      (parent: string, subItem = false) =>
      () =>
        saveItem({ title_br: "X", parent_id: parent }, subItem);
    for (const call of [
      category(id("Pizzas")),
      category(id("Borda")),
      category(id("Catupiry")),
      category(nobody),
      category(String(stranger.ids["Calabresa"])),
      item(id("Calabresa")),
      item(id("Catupiry")),
      item(id("Pizzas"), true),
      item(nobody),
      item(String(stranger.ids["Pizzas"])),
    ]) {
      expect(await refused(call)).toMatchObject({
        status: 400,
        error: "invalid_id",
        fields: { "data.parent_id": "não existe" },
      });
    }
  });

  it("is one of at most 5,000", async () => {
    await pizzas.inAccount(async ({ db, accountId }) => {
      const parentId = id("Doces");
      const missing = maxMenuEntries - 1 - Object.keys(pizzas.ids).length;
      const rows = Array.from({ length: missing }, (_, at) => ({
        account_id: accountId,
        entry_id: crypto.randomUUID(),
        kind: "item" as const,
        parent_id: parentId,
        sort: at,
        titles: { br: "Bala" },
      }));
      for (let at = 0; at < rows.length; at += 1000)
        await db
          .insertInto("entries")
          .values(rows.slice(at, at + 1000))
          .execute();
    });
    await saveCategory({ title_br: "A última" });
    const refusal = await refused(() => saveItem({ title_br: "X", parent_id: id("Doces") }));
    expect(refusal).toMatchObject({
      status: 422,
      error: "unprocessable_entity",
      fields: { data: expect.stringContaining("5000") },
    });
    await pizzas.admin.content.removeItem({ params: { id: id("Água") } });
    await saveItem({ title_br: "X", parent_id: id("Doces") });
  });
});

describe("a change", () => {
  it("writes what is given and leaves the rest", async () => {
    const image = await pizzas.inAccount((tx) => newUpload(tx));
    const iconId = await pizzas.inAccount((tx) =>
      newIcon(tx, { itemId: id("Toscana"), title: "Novo" }),
    );
    await saveItem({
      id: id("Calabresa"),
      title_us: "Sausage",
      subtitle_br: "Com cebola",
      uploads: { images: [image] },
      extras: { icons: { [iconId]: true } },
    });
    const { newItem } = await saveItem({ id: id("Calabresa"), extras: { price: 25 } });
    expect(newItem).toMatchObject({
      id: id("Calabresa"),
      title_br: "Calabresa",
      title_us: "Sausage",
      subtitle_br: "Com cebola",
      active: true,
      sort: 0,
      uploads: { images: [{ id: image }] },
      extras: { price: 25, icons: { [iconId]: true }, nav_hide: 0 },
    });
    expect(await seen("Calabresa", "guest")).toEqual(newItem);
    const { newCategory } = await saveCategory({ id: id("Pizzas"), title_br: "As pizzas" });
    expect(newCategory.items.map((item) => item.title_br)).toEqual(["Calabresa", "Toscana"]);
    expect(await seen("As pizzas", "guest")).toEqual(newCategory);
  });

  it("takes away translations, pictures and icons", async () => {
    const iconId = await pizzas.inAccount(async (tx) => {
      await newEntryImage(tx, { entryId: id("Calabresa") });
      return newIcon(tx, { itemId: id("Calabresa"), title: "Picante" });
    });
    await saveItem({ id: id("Calabresa"), title_us: "Sausage", subtitle_br: "Com cebola" });
    const { newItem } = await saveItem({
      id: id("Calabresa"),
      title_us: " ",
      subtitle_br: "",
      uploads: { images: [] },
      extras: { icons: { [iconId]: false } },
    });
    expect(newItem).toMatchObject({ uploads: { images: [], icons: [] }, extras: { icons: {} } });
    for (const field of ["title_us", "subtitle_br"]) expect(newItem).not.toHaveProperty(field);
    expect(await seen("Calabresa", "guest")).toEqual(newItem);
  });

  it("takes pictures as the menu shows them, and puts them in a new order", async () => {
    await pizzas.inAccount(async (tx) => {
      for (const position of [0, 1, 2])
        await newEntryImage(tx, { entryId: id("Calabresa"), position });
    });
    const item = await seen("Calabresa");
    const images = item?.uploads.images ?? [];
    const { newItem } = await saveItem({
      id: id("Calabresa"),
      uploads: { images: images.toReversed() },
    });
    expect(newItem.uploads.images).toEqual(images.toReversed());
  });

  it("may say again where the entry is, and not that it is elsewhere", async () => {
    await saveItem({ id: id("Água"), parent_id: id("Bebidas"), extras: { price: 5 } });
    await saveCategory({ id: id("Bebidas"), parent_id: null, title_us: "Drinks" });
    await saveCategory({ id: id("Borda"), parent_id: id("Calabresa"), title_us: "Crust" });
    await saveItem({ id: id("Catupiry"), title_us: "Cream cheese" }, true);
    for (const call of [
      () => saveItem({ id: id("Água"), parent_id: id("Pizzas") }),
      () => saveCategory({ id: id("Borda"), parent_id: null }),
      () => saveCategory({ id: id("Bebidas"), parent_id: id("Água") }),
      () => saveItem({ id: id("Água"), title_us: "Water" }, true),
    ]) {
      expect(await refused(call)).toMatchObject({
        error: "invalid_id",
        fields: { "data.parent_id": "não existe" },
      });
    }
  });

  it("needs the entry to be there, to be of the account and of its kind", async () => {
    const stranger = await editedMenu(testApp);
    const theirs = await stranger.seenBy("admin");
    for (const call of [
      () => saveItem({ id: crypto.randomUUID(), title_br: "X" }),
      () => saveItem({ id: String(stranger.ids["Calabresa"]), title_br: "X" }),
      () => saveItem({ id: id("Pizzas"), title_br: "X" }),
      () => saveCategory({ id: id("Calabresa"), title_br: "X" }),
      () => saveCategory({ id: String(stranger.ids["Pizzas"]), title_br: "X" }),
    ]) {
      expect(await refused(call)).toMatchObject({
        status: 400,
        error: "invalid_id",
        fields: { "data.id": "não existe" },
      });
    }
    expect(await stranger.seenBy("admin")).toEqual(theirs);
  });

  it("needs pictures and icons of the account", async () => {
    const stranger = await editedMenu(testApp);
    const [upload, icon] = await stranger.inAccount(async (tx) => [
      await newUpload(tx),
      await newIcon(tx, { itemId: String(stranger.ids["Calabresa"]), title: "Picante" }),
    ]);
    const own = await pizzas.inAccount((tx) => newUpload(tx));
    for (const foreign of [upload, crypto.randomUUID()]) {
      const refusal = await refused(() =>
        saveItem({ id: id("Água"), uploads: { images: [own, foreign] } }),
      );
      expect(refusal).toMatchObject({
        error: "invalid_id",
        fields: { "data.uploads.images.1": "não existe" },
      });
    }
    for (const foreign of [icon, crypto.randomUUID()]) {
      const refusal = await refused(() =>
        saveItem({ id: id("Água"), extras: { icons: { [foreign]: true } } }),
      );
      expect(refusal).toMatchObject({
        error: "invalid_id",
        fields: { [`data.extras.icons.${foreign}`]: "não existe" },
      });
    }
  });

  it("leaves no entry without a title", async () => {
    for (const call of [
      () => saveItem({ id: id("Água"), title_br: " " }),
      () => saveCategory({ id: id("Bebidas"), title_br: "", title_us: "Drinks" }),
    ]) {
      expect(await refused(call)).toMatchObject({
        error: "mandatory_fields",
        fields: { "data.title_br": "Digite ao menos o título!" },
      });
    }
  });

  it.each([
    ["data.title_br", { title_br: "a\0b" }],
    ["data.subtitle_us", { subtitle_us: "\u001b[2J" }],
    ["data.title_br", { title_br: "a".repeat(121) }],
    ["data.subtitle_br", { subtitle_br: "a".repeat(501) }],
    ["data.extras.price", { extras: { price: 1.999 } }],
    ["data.extras.price", { extras: { price: -1 } }],
    ["data.extras.price", { extras: { price: 1e12 } }],
    ["data.uploads.images", { uploads: { images: Array(21).fill(crypto.randomUUID()) } }],
    ["data.extras.icons.picante", { extras: { icons: { picante: true } } }],
  ])("is refused when %s cannot be", async (path, data) => {
    const refusal = await refused(() => saveItem({ id: id("Água"), ...data }));
    expect([refusal.status, refusal.error]).toEqual([422, "unprocessable_entity"]);
    expect(Object.keys(refusal.fields ?? {})).toEqual([path]);
  });
});

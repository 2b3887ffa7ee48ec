import { beforeEach, describe, expect, it } from "vitest";
import { editedMenu } from "../../testing/menu-editor.ts";
import { newIcon, newUpload } from "../../testing/new-pictures.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { fillMenu } from "./testing-full-menu.ts";
import { forGuests, newOwnerMenu, type OwnerMenu } from "./testing-owner-menu.ts";

const testApp = sharedApp();
let { pizzas, id, saveCategory, saveItem, seen, refused } = {} as OwnerMenu;
beforeEach(async () => {
  ({ pizzas, id, saveCategory, saveItem, seen, refused } = await newOwnerMenu(testApp));
});

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
      extras: { price: 19.9, serves: 2, icons: { [iconId]: true }, nav_hide: 1 },
    });
    expect(newItem).toMatchObject({
      parent_id: id("Pizzas"),
      title_br: "Marguerita",
      title_us: "Margherita",
      subtitle_br: "Manjericão <b>fresco</b>",
      active: false,
      sort: 2,
      extras: { price: 19.9, serves: 2, icons: { [iconId]: true }, nav_hide: 1 },
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
    expect(await seen("Vinhos", "guest")).toEqual(forGuests(newCategory));
  });

  it("may be an option of an item's group", async () => {
    const { newItem } = await saveItem(
      { title_br: "Requeijão", parent_id: id("Borda"), extras: { price: 2.5 } },
      true,
    );
    expect(newItem).toMatchObject({ parent_id: id("Borda"), sort: 2, extras: { price: 2.5 } });
    expect(await seen("Requeijão", "guest")).toEqual(forGuests(newItem));
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
    await fillMenu(pizzas, { category: "Doces", room: 1 });
    await saveCategory({ title_br: "A última" });
    const refusal = await refused(() => saveItem({ title_br: "X", parent_id: id("Doces") }));
    expect(refusal).toMatchObject({
      status: 422,
      error: "unprocessable_entity",
      fields: { data: expect.stringContaining("5.000") },
    });
    await pizzas.admin.content.removeItem({ params: { id: id("Água") } });
    await saveItem({ title_br: "X", parent_id: id("Doces") });
  });
});

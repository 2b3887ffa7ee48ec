import { beforeEach, describe, expect, it } from "vitest";
import { editedMenu } from "../../testing/menu-editor.ts";
import { newEntryImage, newIcon, newUpload } from "../../testing/new-pictures.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { forGuests, newOwnerMenu, type OwnerMenu } from "./testing-owner-menu.ts";

const testApp = sharedApp();
let { pizzas, id, saveCategory, saveItem, seen, refused } = {} as OwnerMenu;
beforeEach(async () => {
  ({ pizzas, id, saveCategory, saveItem, seen, refused } = await newOwnerMenu(testApp));
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
    expect(await seen("Calabresa", "guest")).toEqual(forGuests(newItem));
    const { newCategory } = await saveCategory({ id: id("Pizzas"), title_br: "As pizzas" });
    expect(newCategory.items.map((item) => item.title_br)).toEqual(["Calabresa", "Toscana"]);
    expect(await seen("As pizzas", "guest")).toEqual(forGuests(newCategory));
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
    expect(await seen("Calabresa", "guest")).toEqual(forGuests(newItem));
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

import { beforeEach, describe, expect, it } from "vitest";
import type { CategoryEdit, ItemEdit } from "../../../contract/menu-edits.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newIcon, newUpload } from "../../testing/new-pictures.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let pizzas: EditedMenu;
beforeEach(async () => {
  pizzas = await editedMenu(testApp);
});

const saveItem = (data: ItemEdit, base?: ItemEdit) =>
  pizzas.admin.content.saveItem({
    body: { data: { id: String(pizzas.ids["Calabresa"]), ...data }, base },
  });

async function item() {
  const { menu } = await pizzas.seenBy("admin");
  return menu[0]?.items[0];
}

describe("a save that says what its editor saw", () => {
  it("is refused when somebody else changed the same field, with both texts, and stores nothing", async () => {
    await saveItem({ title_br: "Calabresa da casa", extras: { price: 30 } });
    const [before, version] = [await item(), await pizzas.version()];
    const refusal = await refusalOf(
      saveItem(
        { title_br: "Calabresa forte", subtitle_br: "Com pimenta", extras: { price: 25 } },
        { title_br: "Calabresa", extras: { price: 22.99 } },
      ),
    );
    expect(refusal).toMatchObject({ status: 409, error: "conflict" });
    expect(refusal.conflicts).toEqual({
      "data.title_br": { yours: "Calabresa forte", theirs: "Calabresa da casa" },
      "data.extras.price": { yours: 25, theirs: 30 },
    });
    expect([await item(), await pizzas.version()]).toEqual([before, version]);
  });

  it("is taken when others changed other fields", async () => {
    await saveItem({ title_us: "Sausage", extras: { price: 30 } });
    await saveItem({ title_br: "Calabresa forte" }, { title_br: "Calabresa" });
    expect(await item()).toMatchObject({
      title_br: "Calabresa forte",
      title_us: "Sausage",
      extras: { price: 30 },
    });
  });

  it("is taken when somebody else had the same thought", async () => {
    await saveItem({ title_br: "Calabresa forte" });
    await saveItem(
      { title_br: " Calabresa forte", extras: { price: 25 } },
      { title_br: "Calabresa", extras: { price: 22.99 } },
    );
    expect(await item()).toMatchObject({ title_br: "Calabresa forte", extras: { price: 25 } });
  });

  it("knows a text that was not there when its editor looked", async () => {
    await saveItem({ title_us: "Sausage" });
    const refusal = await refusalOf(saveItem({ title_us: "Pepperoni" }, { title_br: "Calabresa" }));
    expect(refusal.conflicts).toEqual({
      "data.title_us": { yours: "Pepperoni", theirs: "Sausage" },
    });
    await saveItem({ title_us: "Pepperoni" }, { title_us: "Sausage" });
    const gone = await refusalOf(saveItem({ title_us: "" }, {}));
    expect(gone.conflicts).toEqual({ "data.title_us": { yours: "", theirs: "Pepperoni" } });
  });

  it("knows a text that was taken away meanwhile", async () => {
    await saveItem({ title_us: "Sausage" });
    await saveItem({ title_us: "" });
    const refusal = await refusalOf(saveItem({ title_us: "Pepperoni" }, { title_us: "Sausage" }));
    expect(refusal.conflicts).toEqual({ "data.title_us": { yours: "Pepperoni", theirs: "" } });
  });

  it("compares pictures, icons and switches as well, and answers them as the menu has them", async () => {
    const [one, other] = await pizzas.inAccount(async (tx) => [
      await newUpload(tx),
      await newUpload(tx),
    ]);
    const [hot, vegan] = await pizzas.inAccount(async (tx) => [
      await newIcon(tx, { itemId: String(pizzas.ids["Água"]), title: "Picante" }),
      await newIcon(tx, { itemId: String(pizzas.ids["Água"]), title: "Vegano" }),
    ]);
    await saveItem({
      active: false,
      uploads: { images: [one] },
      extras: { icons: { [hot]: true }, nav_hide: 1 },
    });
    const stored = await item();
    const refusal = await refusalOf(
      saveItem(
        {
          active: true,
          uploads: { images: [other] },
          extras: { icons: { [hot]: false, [vegan]: true }, nav_hide: 0 },
        },
        {
          active: true,
          uploads: { images: [] },
          extras: { icons: {}, nav_hide: 0 },
        },
      ),
    );
    expect(refusal.conflicts).toEqual({
      "data.active": { yours: true, theirs: false },
      "data.uploads.images": {
        yours: [expect.objectContaining({ id: other })],
        theirs: stored?.uploads.images,
      },
      [`data.extras.icons.${hot}`]: { yours: false, theirs: true },
      "data.extras.nav_hide": { yours: 0, theirs: 1 },
    });
    await saveItem(
      { uploads: { images: [other] }, extras: { icons: { [vegan]: true } } },
      { uploads: { images: stored?.uploads.images }, extras: { icons: { [hot]: true } } },
    );
    expect((await item())?.extras.icons).toEqual({ [hot]: true, [vegan]: true });
  });

  it("is compared for categories and sub-categories too", async () => {
    for (const title of ["Pizzas", "Borda"]) {
      const id = String(pizzas.ids[title]);
      const save = (data: CategoryEdit, base?: CategoryEdit) =>
        pizzas.admin.content.saveCategory({ body: { data: { id, ...data }, base } });
      await save({ title_br: "Outra", extras: { nav_hide: 1 } });
      const refusal = await refusalOf(save({ title_br: "Minha" }, { title_br: title }));
      expect(refusal.conflicts).toEqual({ "data.title_br": { yours: "Minha", theirs: "Outra" } });
      await save({ title_br: "Minha" }, { title_br: "Outra" });
    }
    expect(await pizzas.outline("guest")).toContainEqual(
      "Minha: Calabresa [Minha: Catupiry, Cheddar; Tamanho: Grande], Toscana",
    );
  });
});

it("without what its editor saw, the last save wins", async () => {
  await saveItem({ title_br: "Um" });
  await saveItem({ title_br: "Outro" });
  expect((await item())?.title_br).toBe("Outro");
});

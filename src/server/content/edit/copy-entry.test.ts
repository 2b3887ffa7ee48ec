import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { editedMenu } from "../../testing/menu-editor.ts";
import { newEntryImage, newIcon } from "../../testing/new-pictures.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { fillMenu } from "./testing-full-menu.ts";
import { newOwnerMenu, type OwnerMenu } from "./testing-owner-menu.ts";

const testApp = sharedApp();
let owner: OwnerMenu;
beforeEach(async () => {
  owner = await newOwnerMenu(testApp);
});

const copy = (title: string, to?: string[], key?: string) =>
  owner.pizzas.admin.content.copy(
    { params: { id: owner.id(title) }, body: to ? { to } : {} },
    key === undefined ? {} : { idempotencyKey: key },
  );

describe("a copy of an item", () => {
  it("stands behind it with all that it has, under a title of its own", async () => {
    const { pizzas, id, saveItem } = owner;
    await saveItem({
      id: id("Calabresa"),
      title_us: "Sausage",
      subtitle_br: "Com cebola",
      extras: { serves: 2, nav_hide: 1 },
    });
    await pizzas.inAccount(async (tx) => {
      await newEntryImage(tx, { entryId: id("Calabresa") });
      await newIcon(tx, { itemId: id("Calabresa"), title: "Picante" });
      await newIcon(tx, { itemId: id("Catupiry"), title: "Vegano" });
    });
    const { ids } = await copy("Calabresa");
    expect(await pizzas.outline()).toEqual([
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], " +
        "Calabresa (cópia) [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
      "Bebidas: Água",
      "Doces: ",
    ]);
    const { menu, menuSubGroups } = await pizzas.seenBy("guest");
    const [original, twin] = menu[0]?.items ?? [];
    expect(twin).toEqual({
      ...original,
      id: ids[0],
      title_br: "Calabresa (cópia)",
      title_us: "Sausage (cópia)",
      sort: 1,
    });
    const values = (itemId = "") =>
      menuSubGroups[itemId]?.flatMap((group) =>
        group.items.map(({ uploads, extras }) => [uploads, extras]),
      );
    expect(values(twin?.id)).toEqual(values(original?.id));
  });

  it("goes to the end of other categories under the same title", async () => {
    const { id } = owner;
    const { ids } = await copy("Toscana", [id("Bebidas"), id("Pizzas"), id("Doces")]);
    expect(ids).toHaveLength(3);
    expect(await owner.pizzas.outline()).toEqual([
      expect.stringMatching(/, Toscana, Toscana \(cópia\)$/),
      "Bebidas: Água, Toscana",
      "Doces: Toscana",
    ]);
  });

  it("leaves out what was removed, and is not moved by it", async () => {
    const { pizzas, id } = owner;
    await pizzas.admin.content.removeCategory({ params: { id: id("Borda") } });
    await pizzas.admin.content.removeItem({ params: { id: id("Toscana") } });
    await copy("Calabresa");
    await pizzas.admin.content.restore({ params: { id: id("Toscana") }, body: {} });
    expect((await pizzas.outline())[0]).toBe(
      "Pizzas: Calabresa [Tamanho: Grande], Calabresa (cópia) [Tamanho: Grande], Toscana",
    );
  });

  it("is another thing: neither's changes nor removal are the other's", async () => {
    const { pizzas, saveItem } = owner;
    const { ids } = await copy("Calabresa");
    await saveItem({ id: ids[0], title_br: "Nova", extras: { price: 1 } });
    expect(await owner.seen("Calabresa")).toMatchObject({ extras: { price: 22.99 } });
    await pizzas.admin.content.removeItem({ params: { id: ids[0] ?? "" } });
    expect((await pizzas.outline())[0]).toBe(
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
    );
  });
});

it("what is sold out is so in a copy as well, and portions are counted once", async () => {
  const { content } = owner.pizzas.admin;
  for (const [title, stock] of [
    ["Calabresa", 8],
    ["Cheddar", 0],
  ] as const)
    await content.setStock({ params: { id: owner.id(title) }, body: { stock } });
  const day = { params: { id: owner.id("Catupiry") }, body: { until: "day" } } as const;
  const { sold_out_until } = await content.setSoldOut(day);
  const { ids } = await copy("Calabresa");
  const { menu, menuSubGroups } = await owner.pizzas.seenBy("admin");
  expect(menu[0]?.items[1]).toMatchObject({ id: ids[0], extras: { stock: null, sold_out: false } });
  expect(menuSubGroups[ids[0] ?? ""]?.[0]?.items).toMatchObject([
    { title_br: "Catupiry", extras: { sold_out: true, sold_out_until } },
    { title_br: "Cheddar", extras: { sold_out: true, stock: 0 } },
  ]);
  expect(sold_out_until).toBeDefined();
});

describe("other copies", () => {
  it("a category's has everything of it, and stands behind it", async () => {
    await copy("Pizzas");
    expect(await owner.pizzas.outline("guest")).toEqual([
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
      "Pizzas (cópia): Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
      "Bebidas: Água",
      "Doces: ",
    ]);
  });

  it("a group goes to several items with its options, and an option to other groups", async () => {
    const { id } = owner;
    const { ids } = await copy("Borda", [id("Água"), id("Toscana")]);
    expect(ids).toHaveLength(2);
    await copy("Grande", [ids[0] ?? ""]);
    await copy("Cheddar");
    expect(await owner.pizzas.outline()).toEqual([
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar, Cheddar (cópia); Tamanho: Grande], " +
        "Toscana [Borda: Catupiry, Cheddar]",
      "Bebidas: Água [Borda: Catupiry, Cheddar, Grande]",
      "Doces: ",
    ]);
  });

  it("are made once under a key, and none for no place", async () => {
    const key = randomUUID();
    const first = await copy("Água", undefined, key);
    expect(await copy("Água", undefined, key)).toEqual(first);
    expect(await copy("Água", [])).toEqual({ ids: [] });
    expect((await owner.pizzas.outline())[1]).toBe("Bebidas: Água, Água (cópia)");
  });
});

describe("a copy is refused, and nothing is stored,", () => {
  it("threat 3: of an entry or to a place that is not there, removed or another account's", async () => {
    const { pizzas, id } = owner;
    const foreign = await editedMenu(testApp);
    await pizzas.admin.content.removeCategory({ params: { id: id("Doces") } });
    for (const wrong of [randomUUID(), foreign.ids["Bebidas"] ?? "", id("Doces")]) {
      const { content } = pizzas.admin;
      expect(
        await owner.refused(() => content.copy({ params: { id: wrong }, body: {} })),
      ).toMatchObject({ status: 404 });
      expect(await owner.refused(() => copy("Água", [id("Pizzas"), wrong]))).toMatchObject({
        error: "invalid_id",
        problems: { "to.1": { code: "does_not_exist" } },
      });
    }
    expect(await foreign.outline()).toHaveLength(3);
  });

  it.each([
    ["Pizzas", "Bebidas"],
    ["Água", "Calabresa"],
    ["Água", "Borda"],
    ["Borda", "Pizzas"],
    ["Borda", "Catupiry"],
    ["Cheddar", "Bebidas"],
  ])("%s to %s, where it does not fit", async (what, where) => {
    expect(await owner.refused(() => copy(what, [owner.id(where)]))).toMatchObject({
      error: "invalid_id",
      problems: { "to.0": { code: "does_not_fit" } },
    });
  });

  it("to the same place twice", async () => {
    const bebidas = owner.id("Bebidas");
    expect(await owner.refused(() => copy("Toscana", [bebidas, bebidas]))).toMatchObject({
      status: 422,
      problems: { "to.1": { code: "repeated" } },
    });
  });

  it("where the menu has no room for all of it", async () => {
    const { pizzas, id } = owner;
    await fillMenu(pizzas, { category: "Doces", room: 5 });
    expect(await owner.refused(() => copy("Borda", [id("Água"), id("Toscana")]))).toMatchObject({
      problem: { code: "menu_full", max: 5000 },
    });
    await copy("Borda", [id("Água")]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let pizzas: EditedMenu;
beforeEach(async () => {
  pizzas = await editedMenu(testApp);
});

const id = (title: string) => String(pizzas.ids[title]);
const move = (title: string, dir: "up" | "down") =>
  pizzas.admin.content.replaceCategory({ body: { dir, item: { id: id(title) } } });

describe("moving an item to the neighbouring category", () => {
  it("upwards puts it at the end of the one above", async () => {
    expect(await move("Água", "up")).toEqual({
      item: { id: id("Água"), parent_id: id("Pizzas"), sort: 2 },
    });
    const outline = [
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana, Água",
      "Bebidas: ",
      "Doces: ",
    ];
    expect(await pizzas.outline("admin")).toEqual(outline);
    expect(await pizzas.outline("guest")).toEqual(outline);
    expect(await pizzas.version()).toBe(2);
  });

  it("downwards puts it at the start of the one below, with its options", async () => {
    expect(await move("Calabresa", "down")).toEqual({
      item: { id: id("Calabresa"), parent_id: id("Bebidas"), sort: 0 },
    });
    await move("Calabresa", "down");
    await move("Água", "down");
    expect(await pizzas.outline("guest")).toEqual([
      "Pizzas: Toscana",
      "Bebidas: ",
      "Doces: Água, Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande]",
    ]);
  });

  it("takes the one that guests do not see for a neighbour as well", async () => {
    await pizzas.admin.content.setActive({
      params: { id: id("Bebidas") },
      body: { active: false },
    });
    expect(await move("Toscana", "down")).toMatchObject({ item: { parent_id: id("Bebidas") } });
    expect((await pizzas.outline("admin"))[1]).toBe("Bebidas: Toscana, Água");
    expect(await pizzas.outline("guest")).toEqual([
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande]",
      "Doces: ",
    ]);
  });

  it("passes over one that was removed, and minds removed items where it arrives", async () => {
    const { content } = pizzas.admin;
    await content.removeItem({ params: { id: id("Água") } });
    await move("Toscana", "down");
    await content.restore({ params: { id: id("Água") }, body: {} });
    expect((await pizzas.outline())[1]).toBe("Bebidas: Toscana, Água");
    await content.removeCategory({ params: { id: id("Bebidas") } });
    expect(await move("Calabresa", "down")).toMatchObject({ item: { parent_id: id("Doces") } });
  });

  it("moves an option among the groups of its item", async () => {
    await move("Cheddar", "down");
    await move("Grande", "up");
    expect((await pizzas.outline())[0]).toBe(
      "Pizzas: Calabresa [Borda: Catupiry, Grande; Tamanho: Cheddar], Toscana",
    );
  });

  it("is refused where there is no neighbour", async () => {
    for (const [title, dir] of [
      ["Toscana", "up"],
      ["Catupiry", "up"],
      ["Grande", "down"],
    ] as const) {
      expect(await refusalOf(move(title, dir))).toMatchObject({
        status: 400,
        error: "invalid_id",
        fields: { dir: expect.stringContaining("não há categoria") },
      });
    }
    await move("Água", "down");
    expect(await refusalOf(move("Água", "down"))).toMatchObject({ error: "invalid_id" });
    expect(await pizzas.version()).toBe(2);
  });

  it("is refused when the item, or its neighbour, is not where the editor saw it", async () => {
    const moveSeen = (title: string, from: string, to: string) =>
      pizzas.admin.content.replaceCategory({
        body: {
          dir: "down",
          item: { id: id(title) },
          base: { parent_id: id(from).toUpperCase(), neighbour_id: id(to).toUpperCase() },
        },
      });
    await moveSeen("Toscana", "Pizzas", "Bebidas");
    const places = ["Doces", "Pizzas", "Bebidas"].map((title, sort) => ({ id: id(title), sort }));
    await pizzas.admin.content.sort({ body: { data: places } });
    for (const call of [
      () => moveSeen("Toscana", "Pizzas", "Doces"),
      () => moveSeen("Calabresa", "Pizzas", "Doces"),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 409, error: "conflict" });
    expect((await pizzas.outline())[2]).toBe("Bebidas: Toscana, Água");
  });

  it("sent again after its answer was lost stays where it has arrived", async () => {
    const { content } = pizzas.admin;
    const base = { parent_id: id("Pizzas"), neighbour_id: id("Bebidas") };
    const body = { dir: "down", item: { id: id("Toscana") }, base } as const;
    const first = await content.replaceCategory({ body });
    expect(await content.replaceCategory({ body })).toEqual(first);
    expect((await pizzas.outline()).slice(1)).toEqual(["Bebidas: Toscana, Água", "Doces: "]);
  });

  it("is refused for what is no item of the account", async () => {
    const stranger = await editedMenu(testApp);
    pizzas.ids["foreign"] = String(stranger.ids["Água"]);
    pizzas.ids["nobody"] = crypto.randomUUID();
    for (const title of ["Bebidas", "Borda", "foreign", "nobody"]) {
      expect(await refusalOf(move(title, "up"))).toMatchObject({
        status: 400,
        error: "invalid_id",
        fields: { "item.id": "não existe" },
      });
    }
    expect((await stranger.outline())[1]).toBe("Bebidas: Água");
  });
});

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
const sort = (...titles: string[]) =>
  pizzas.admin.content.sort({
    body: { data: titles.map((title, at) => ({ id: id(title), sort: at })) },
  });

async function refused(call: Promise<unknown>) {
  const refusal = await refusalOf(call);
  expect(await pizzas.outline()).toEqual([
    "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
    "Bebidas: Água",
    "Doces: ",
  ]);
  expect(await pizzas.version()).toBe(1);
  return refusal;
}

describe("threat 40: sorting", () => {
  it("puts categories, items, groups and options in the given order", async () => {
    const { data } = await sort("Doces", "Pizzas", "Bebidas");
    expect(data).toEqual([
      { id: id("Doces"), sort: 0 },
      { id: id("Pizzas"), sort: 1 },
      { id: id("Bebidas"), sort: 2 },
    ]);
    await sort("Toscana", "Calabresa");
    await sort("Tamanho", "Borda");
    await sort("Cheddar", "Catupiry");
    const outline = [
      "Doces: ",
      "Pizzas: Toscana, Calabresa [Tamanho: Grande; Borda: Cheddar, Catupiry]",
      "Bebidas: Água",
    ];
    expect(await pizzas.outline("admin")).toEqual(outline);
    expect(await pizzas.outline("guest")).toEqual(outline);
    expect(await pizzas.version()).toBe(5);
  });

  it("goes by the places and not by the order of the list, and answers them without gaps", async () => {
    const { data } = await pizzas.admin.content.sort({
      body: {
        data: [
          { id: id("Pizzas"), sort: 70 },
          { id: id("Bebidas").toUpperCase(), sort: 7 },
          { id: id("Doces"), sort: 9 },
        ],
      },
    });
    expect(data).toEqual([
      { id: id("Bebidas"), sort: 0 },
      { id: id("Doces"), sort: 1 },
      { id: id("Pizzas"), sort: 2 },
    ]);
  });

  it("nothing is allowed, and does nothing", async () => {
    expect(await sort()).toEqual({ data: [] });
    expect(await pizzas.version()).toBe(1);
  });

  it("is refused when the list lacks one that somebody added", async () => {
    const body = { data: { title_br: "Suco", parent_id: id("Bebidas") } };
    const { newItem } = await pizzas.admin.content.saveItem({ body });
    expect(await refusalOf(sort("Água"))).toMatchObject({ status: 409, error: "conflict" });
    pizzas.ids["Suco"] = newItem.id;
    await sort("Suco", "Água");
    expect((await pizzas.outline())[1]).toBe("Bebidas: Suco, Água");
  });

  it("is refused when the list has one that somebody removed or moved", async () => {
    await pizzas.admin.content.removeItem({ params: { id: id("Toscana") } });
    expect(await refusalOf(sort("Toscana", "Calabresa"))).toMatchObject({ error: "conflict" });
    await pizzas.admin.content.restore({ params: { id: id("Toscana") }, body: {} });
    await pizzas.admin.content.replaceCategory({
      body: { dir: "down", item: { id: id("Toscana") } },
    });
    expect(await refusalOf(sort("Toscana", "Calabresa"))).toMatchObject({ error: "conflict" });
    expect((await pizzas.outline())[1]).toBe("Bebidas: Toscana, Água");
  });

  it("is refused when somebody has sorted since the editor saw the order, and not when both agree", async () => {
    const order = ["Pizzas", "Bebidas", "Doces"];
    const sortSeen = (titles: string[], seen: string[]) =>
      pizzas.admin.content.sort({
        body: {
          data: titles.map((title, at) => ({ id: id(title), sort: at })),
          base: seen.map((title) => id(title).toUpperCase()),
        },
      });
    await sortSeen(["Bebidas", "Pizzas", "Doces"], order);
    const late = await refusalOf(sortSeen(["Doces", "Pizzas", "Bebidas"], order));
    expect(late).toMatchObject({ status: 409, error: "conflict" });
    await sortSeen(["Bebidas", "Pizzas", "Doces"], order);
    expect(await pizzas.outline()).toEqual([
      "Bebidas: Água",
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
      "Doces: ",
    ]);
    await sortSeen(order, ["Bebidas", "Pizzas", "Doces"]);
    const partly = await refusalOf(sortSeen(order.toReversed(), ["Pizzas", "Bebidas"]));
    expect(partly).toMatchObject({ error: "conflict" });
  });

  it("is refused when the list is not one parent's", async () => {
    for (const titles of [["Calabresa"], ["Pizzas", "Bebidas"], ["Calabresa", "Toscana", "Água"]])
      expect(await refused(sort(...titles))).toMatchObject({ status: 409, error: "conflict" });
  });

  it("is refused with ids of nobody and of another account", async () => {
    const stranger = await editedMenu(testApp);
    const theirs = await stranger.outline();
    const foreign = (title: string, at: number) => ({ id: String(stranger.ids[title]), sort: at });
    const data = [foreign("Toscana", 0), foreign("Calabresa", 1)];
    expect(await refused(pizzas.admin.content.sort({ body: { data } }))).toMatchObject({
      status: 400,
      error: "invalid_id",
    });
    const mixed = [foreign("Toscana", 0), { id: id("Calabresa"), sort: 1 }];
    expect(await refused(pizzas.admin.content.sort({ body: { data: mixed } }))).toMatchObject({
      error: "conflict",
    });
    expect(await stranger.outline()).toEqual(theirs);
  });

  it("is refused with one id twice", async () => {
    const refusal = await refused(sort("Calabresa", "Toscana", "Calabresa"));
    expect(refusal).toMatchObject({ status: 422, fields: { "data.2.id": "repetido" } });
  });
});

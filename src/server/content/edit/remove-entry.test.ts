import { beforeEach, describe, expect, it } from "vitest";
import { deliveryBody, newOrder, sendOrder } from "../../testing/new-order.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newEntryImage, newIcon } from "../../testing/new-pictures.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { fillMenu } from "./testing-full-menu.ts";

const minutes = 60_000;
let clock = Date.now();
const testApp = sharedApp({ now: () => new Date(clock) });
let pizzas: EditedMenu;
beforeEach(async () => {
  clock = Date.now();
  pizzas = await editedMenu(testApp);
});

const id = (title: string) => String(pizzas.ids[title]);
const removeItem = (title: string) =>
  pizzas.admin.content.removeItem({ params: { id: id(title) } });
const removeCategory = (title: string) =>
  pizzas.admin.content.removeCategory({ params: { id: id(title) } });
const restore = (title: string) =>
  pizzas.admin.content.restore({ params: { id: id(title) }, body: {} });

const whole = [
  "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana",
  "Bebidas: Água",
  "Doces: ",
];

/** How many rows the menu has, removed ones included. */
function rowCounts(): Promise<Record<string, number>> {
  return pizzas.inAccount(async ({ db, accountId }) => {
    const counts: Record<string, number> = {};
    for (const table of ["entries", "entry_images", "entry_icons", "icons"] as const) {
      const rows = db.selectFrom(table).select("account_id").where("account_id", "=", accountId);
      counts[table] = (await rows.execute()).length;
    }
    return counts;
  });
}

describe("threat 41: removing", () => {
  it("an item takes it and its options away for everybody, and tells guests", async () => {
    const version = await pizzas.version();
    await removeItem("Calabresa");
    expect(await pizzas.outline("admin")).toEqual(["Pizzas: Toscana", "Bebidas: Água", "Doces: "]);
    expect(await pizzas.outline("guest")).toEqual(await pizzas.outline("admin"));
    expect((await pizzas.seenBy("guest")).menuSubGroups).toEqual({});
    expect(await pizzas.version()).toBeGreaterThan(version);
  });

  it("a category takes its items with it, a group its options", async () => {
    await removeCategory("Borda");
    await removeItem("Grande");
    await removeCategory("Bebidas");
    const left = ["Pizzas: Calabresa [Tamanho: ], Toscana", "Doces: "];
    expect(await pizzas.outline("admin")).toEqual(left);
    expect(await pizzas.outline("guest")).toEqual(left);
  });

  it("leaves orders as they were, and nothing to order", async () => {
    const items = {
      [id("Calabresa")]: { qty: 2, children: { [id("Catupiry")]: { qty: 1 } } },
    };
    const order = await sendOrder(pizzas.guest, deliveryBody(items));
    const before = await pizzas.guest.orders.get({ params: { hash: order.hash } });
    await removeItem("Catupiry");
    const withoutOption = await refusalOf(sendOrder(pizzas.guest, deliveryBody(items)));
    expect(withoutOption).toMatchObject({
      status: 422,
      error: "unavailable_items",
      lines: [{ path: `${id("Calabresa")}/${id("Catupiry")}` }],
    });
    await removeCategory("Pizzas");
    const refusal = await refusalOf(newOrder(pizzas.guest, id("Toscana")));
    expect(refusal).toMatchObject({ error: "unavailable_items", lines: [{ path: id("Toscana") }] });
    expect(await pizzas.guest.orders.get({ params: { hash: order.hash } })).toEqual(before);
    await restore("Pizzas");
    await newOrder(pizzas.guest, id("Toscana"));
  });

  it("what is not there, not of that kind or not of the account is not found, and changes nothing", async () => {
    const stranger = await editedMenu(testApp);
    await removeItem("Toscana");
    const before = await pizzas.version();
    for (const call of [
      () => removeItem("Toscana"),
      () => removeItem("Pizzas"),
      () => removeCategory("Calabresa"),
      () => pizzas.admin.content.removeItem({ params: { id: crypto.randomUUID() } }),
      () => pizzas.admin.content.removeItem({ params: { id: "12" } }),
      () => stranger.admin.content.removeCategory({ params: { id: id("Pizzas") } }),
      () => stranger.admin.content.removeItem({ params: { id: id("Calabresa") } }),
      () => stranger.admin.content.restore({ params: { id: id("Toscana") }, body: {} }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, error: "not_found" });
    }
    expect(await pizzas.version()).toBe(before);
    expect(await pizzas.outline()).toEqual([
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande]",
      ...whole.slice(1),
    ]);
  });

  it("makes an entry nothing that can be written to", async () => {
    await removeCategory("Pizzas");
    const { content } = pizzas.admin;
    for (const call of [
      () => content.saveItem({ body: { data: { id: id("Calabresa"), title_br: "X" } } }),
      () => content.saveItem({ body: { data: { parent_id: id("Pizzas"), title_br: "X" } } }),
      () => content.saveCategory({ body: { data: { parent_id: id("Toscana"), title_br: "X" } } }),
      () => content.replaceCategory({ body: { dir: "down", item: { id: id("Toscana") } } }),
      () => content.sort({ body: { data: [{ id: id("Catupiry"), sort: 0 }] } }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 400, error: "invalid_id" });
    }
    for (const call of [
      () => content.setActive({ params: { id: id("Toscana") }, body: { active: false } }),
      () => content.setNavHide({ params: { id: id("Pizzas") }, body: {} }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, error: "not_found" });
    }
    await restore("Pizzas");
    expect(await pizzas.outline()).toEqual(whole);
  });
});

describe("bringing back", () => {
  it("puts everything where it was, with pictures, icons and options", async () => {
    await pizzas.inAccount(async (tx) => {
      await newIcon(tx, { itemId: id("Calabresa"), title: "Picante" });
      for (const title of ["Pizzas", "Calabresa", "Borda"])
        await newEntryImage(tx, { entryId: id(title) });
    });
    const before = { admin: await pizzas.seenBy("admin"), guest: await pizzas.seenBy("guest") };
    const version = await pizzas.version();
    for (const remove of [
      () => removeItem("Calabresa"),
      () => removeCategory("Pizzas"),
      () => removeCategory("Borda"),
    ]) {
      await remove();
      expect(await pizzas.seenBy("admin")).not.toEqual(before.admin);
      for (const title of ["Calabresa", "Pizzas", "Borda"])
        await restore(title).catch(() => undefined);
      expect(await pizzas.seenBy("admin")).toEqual(before.admin);
      expect(await pizzas.seenBy("guest")).toEqual(before.guest);
    }
    expect(await pizzas.version()).toBe(version + 6);
  });

  it("brings back what went together, and not what had gone before", async () => {
    await removeItem("Cheddar");
    await removeCategory("Tamanho");
    await removeItem("Calabresa");
    await restore("Calabresa");
    expect((await pizzas.outline())[0]).toBe("Pizzas: Calabresa [Borda: Catupiry], Toscana");
    await restore("Tamanho");
    await restore("Cheddar");
    expect(await pizzas.outline()).toEqual(whole);
  });

  it("needs the place to be there: what stands in something removed comes back after it", async () => {
    await removeItem("Água");
    await removeCategory("Bebidas");
    expect(await refusalOf(restore("Água"))).toMatchObject({ status: 404, error: "not_found" });
    await restore("Bebidas");
    await restore("Água");
    expect(await pizzas.outline()).toEqual(whole);
  });

  it("brings nothing back twice, nothing that was not removed, and no part of something removed", async () => {
    await removeItem("Calabresa");
    for (const title of ["Toscana", "Pizzas", "Catupiry", "Borda"])
      expect(await refusalOf(restore(title))).toMatchObject({ error: "not_found" });
    await restore("Calabresa");
    expect(await refusalOf(restore("Calabresa"))).toMatchObject({ error: "not_found" });
    expect(await pizzas.outline()).toEqual(whole);
  });

  it("keeps the order among several that were removed, whichever comes back first", async () => {
    const { content } = pizzas.admin;
    for (const title of ["A", "B", "C", "D"]) {
      const body = { data: { title_br: title, parent_id: id("Doces") } };
      pizzas.ids[title] = (await content.saveItem({ body })).newItem.id;
    }
    for (const title of ["B", "C", "A"]) await removeItem(title);
    const { newItem } = await content.saveItem({
      body: { data: { title_br: "E", parent_id: id("Doces") } },
    });
    await content.sort({
      body: {
        data: [
          { id: newItem.id, sort: 0 },
          { id: id("D"), sort: 1 },
        ],
      },
    });
    for (const title of ["C", "A", "B"]) await restore(title);
    expect((await pizzas.outline())[2]).toBe("Doces: A, B, C, E, D");
  });

  it("needs room for all that comes back: the menu has at most 5,000 entries", async () => {
    await fillMenu(pizzas, { category: "Doces", room: 0 });
    await removeItem("Calabresa");
    const { content } = pizzas.admin;
    const body = { data: { title_br: "A última", parent_id: id("Bebidas") } };
    await content.saveItem({ body });
    const before = [await pizzas.version(), await pizzas.outline()];
    const refusal = await refusalOf(restore("Calabresa"));
    expect(refusal).toMatchObject({
      status: 422,
      error: "unprocessable_entity",
      message: expect.stringContaining("5.000"),
      fields: { data: expect.stringContaining("5.000") },
    });
    expect([await pizzas.version(), await pizzas.outline()]).toEqual(before);
    for (let missing = 1; missing <= 5; missing += 1) await content.saveItem({ body });
    expect(await refusalOf(content.saveItem({ body }))).toEqual(refusal);
    await content.removeCategory({ params: { id: id("Bebidas") } });
    await restore("Calabresa");
  });

  it("is possible for ten minutes", async () => {
    await removeItem("Toscana");
    clock += 10 * minutes;
    await restore("Toscana");
    await removeItem("Toscana");
    clock += 10 * minutes + 1;
    expect(await refusalOf(restore("Toscana"))).toMatchObject({ status: 404, error: "not_found" });
  });
});

it("what nobody brought back is forgotten with the next removal, and nothing piles up", async () => {
  await pizzas.inAccount(async (tx) => {
    await newIcon(tx, { itemId: id("Calabresa"), title: "Picante" });
    await newEntryImage(tx, { entryId: id("Calabresa") });
  });
  const before = await rowCounts();
  await removeCategory("Pizzas");
  clock += 5 * minutes;
  await removeItem("Água");
  expect(await rowCounts()).toEqual(before);
  clock += 5 * minutes + 1;
  await removeCategory("Doces");
  expect(await rowCounts()).toEqual({ entries: 3, entry_images: 0, entry_icons: 0, icons: 1 });
  await restore("Água");
  await restore("Doces");
  expect(await pizzas.outline()).toEqual(whole.slice(1));
});

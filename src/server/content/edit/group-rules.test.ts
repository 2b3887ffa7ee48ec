import { beforeEach, describe, expect, it } from "vitest";
import { sharedApp } from "../../testing/start-app.ts";
import { newOwnerMenu, type OwnerMenu } from "./testing-owner-menu.ts";

const testApp = sharedApp();
let menu: OwnerMenu;
beforeEach(async () => {
  menu = await newOwnerMenu(testApp);
});

/** "Borda" has two options. */
const save = (extras: object) => menu.saveCategory({ id: menu.id("Borda"), extras });

describe("a group's rules", () => {
  it("are kept and shown to guests", async () => {
    const extras = { min: 1, max: 2, price_rule: "average", free_qty: 1 };
    expect((await save(extras)).newCategory.extras).toMatchObject(extras);
    expect((await menu.seen("Borda", "guest"))?.extras).toMatchObject(extras);
  });

  it.each([
    [{ min: 2, max: 1 }, "min", "min_above_max"],
    [{ max: 1, free_qty: 2 }, "free_qty", "free_above_max"],
  ])("%j contradict each other, in an old group and a new one", async (extras, field, code) => {
    const refusal = {
      status: 422,
      error: "unprocessable_entity",
      problems: { [`data.extras.${field}`]: { code } },
    };
    const added = { parent_id: menu.id("Calabresa"), title_br: "Nova", extras };
    expect(await menu.refused(() => save(extras))).toMatchObject(refusal);
    expect(await menu.refused(() => menu.saveCategory(added))).toMatchObject(refusal);
  });

  it("are held against what is stored of the others", async () => {
    await save({ max: 1 });
    const { problems } = await menu.refused(() => save({ min: 2 }));
    expect(problems).toEqual({ "data.extras.min": { code: "min_above_max" } });
  });

  it("that somebody else has changed since are not written over", async () => {
    const change = (from: number, to: number) =>
      menu.pizzas.admin.content.saveCategory({
        body: {
          data: { id: menu.id("Borda"), extras: { max: to } },
          base: { extras: { max: from } },
        },
      });
    await change(0, 2);
    const { error, conflicts } = await menu.refused(() => change(0, 3));
    expect([error, conflicts]).toEqual([
      "conflict",
      { "data.extras.max": { yours: 3, theirs: 2 } },
    ]);
    await change(2, 3);
  });

  it("ask for no more than the options can give, by their limits", async () => {
    await menu.saveItem({ id: menu.id("Cheddar"), extras: { max_qty: 1 } });
    await menu.saveItem({ id: menu.id("Catupiry"), extras: { max_qty: 1 } });
    const { problems } = await menu.refused(() => save({ min: 3 }));
    expect(problems).toEqual({ "data.extras.min": { code: "min_above_options" } });
    await menu.saveItem({ id: menu.id("Catupiry"), extras: { max_qty: 2 } });
    await save({ min: 3 });
  });

  it("that options no longer meet do not stand in the way of another change", async () => {
    await save({ min: 2 });
    const { content } = menu.pizzas.admin;
    for (const title of ["Cheddar", "Catupiry"])
      await content.removeItem({ params: { id: menu.id(title) } });
    const { newCategory } = await menu.saveCategory({
      id: menu.id("Borda"),
      title_br: "Bordas",
      extras: { min: 2, max: 0, price_rule: "sum", free_qty: 0 },
    });
    expect(newCategory).toMatchObject({ title_br: "Bordas", extras: { min: 2 } });
  });
});

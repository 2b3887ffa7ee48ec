import { beforeEach, describe, expect, it } from "vitest";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newOrder } from "../../testing/new-order.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let pizzas: EditedMenu;
beforeEach(async () => {
  pizzas = await editedMenu(testApp);
});

const id = (title: string) => String(pizzas.ids[title]);
const setActive = (title: string, body: { active?: boolean } = {}) =>
  pizzas.admin.content.setActive({ params: { id: id(title) }, body });
const setNavHide = (title: string, body: { nav_hide?: 0 | 1 } = {}) =>
  pizzas.admin.content.setNavHide({ params: { id: id(title) }, body });

describe("what guests are shown", () => {
  it("is switched off and on, of any kind of entry, and stays for admins", async () => {
    const before = await pizzas.outline("admin");
    for (const title of ["Pizzas", "Calabresa", "Borda", "Catupiry"]) {
      expect(await setActive(title)).toEqual({ id: id(title), active: false });
      expect(JSON.stringify(await pizzas.seenBy("guest"))).not.toContain(title);
      expect(await pizzas.outline("admin")).toEqual(before);
      expect(await setActive(title)).toEqual({ id: id(title), active: true });
      expect(await pizzas.outline("guest")).toEqual(before);
    }
    expect(await pizzas.version()).toBe(9);
  });

  it("can be set, which twice is the same", async () => {
    for (let round = 0; round < 2; round += 1)
      expect(await setActive("Água", { active: false })).toEqual({ id: id("Água"), active: false });
    expect(await refusalOf(newOrder(pizzas.guest, id("Água")))).toMatchObject({
      error: "unavailable_items",
    });
    expect(await setActive("Água", { active: true })).toEqual({ id: id("Água"), active: true });
    await newOrder(pizzas.guest, id("Água"));
  });
});

describe("what the navigation leaves out", () => {
  it("is switched or set, and seen by guests", async () => {
    const seen = async () => (await pizzas.seenBy("guest")).menu[1]?.extras.nav_hide;
    expect(await setNavHide("Bebidas")).toEqual({ id: id("Bebidas"), nav_hide: 1 });
    expect(await seen()).toBe(1);
    expect(await setNavHide("Bebidas", { nav_hide: 1 })).toEqual({
      id: id("Bebidas"),
      nav_hide: 1,
    });
    expect(await setNavHide("Bebidas")).toEqual({ id: id("Bebidas"), nav_hide: 0 });
    expect(await seen()).toBe(0);
    expect(await setNavHide("Água", { nav_hide: 1 })).toEqual({ id: id("Água"), nav_hide: 1 });
    expect((await pizzas.seenBy("guest")).menu[1]?.items[0]?.extras.nav_hide).toBe(1);
  });
});

it("a switch of nobody or of another account is not found", async () => {
  const stranger = await editedMenu(testApp);
  pizzas.ids["foreign"] = String(stranger.ids["Água"]);
  pizzas.ids["nobody"] = crypto.randomUUID();
  for (const title of ["foreign", "nobody"]) {
    expect(await refusalOf(setActive(title))).toMatchObject({ status: 404, error: "not_found" });
    expect(await refusalOf(setNavHide(title))).toMatchObject({ status: 404, error: "not_found" });
  }
  expect((await stranger.seenBy("guest")).menu[1]?.items[0]).toMatchObject({
    active: true,
    extras: { nav_hide: 0 },
  });
});

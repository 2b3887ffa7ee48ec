import { expect } from "vitest";
import type { Category, Item } from "../../../contract/content.ts";
import type { Caller } from "../../testing/caller.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import type { TestApp } from "../../testing/start-app.ts";

type Saved<Call extends "saveCategory" | "saveItem"> = ReturnType<Caller["content"][Call]>;

/** A menu, and how its owner saves entries of it. */
export type OwnerMenu = {
  pizzas: EditedMenu;
  /** By title. */
  id: (title: string) => string;
  saveCategory: (data: object) => Saved<"saveCategory">;
  saveItem: (data: object, subItem?: boolean) => Saved<"saveItem">;
  /** An item, option or sub-category of the menu as the reader sees it. */
  seen: (title: string, who?: "admin" | "guest") => Promise<Category | Item | undefined>;
  /** Runs a call that must be refused and leave everything, the version too, as it was. */
  refused: (call: () => Promise<unknown>) => ReturnType<typeof refusalOf>;
};

/** An owner's answer without what guests are not sent. */
export function forGuests<E extends Category | Item>(entry: E): E {
  const {
    stock: _,
    tax_class: __,
    station: ___,
    ...extras
  } = {
    stock: null,
    tax_class: "",
    ...entry.extras,
  };
  const items = "items" in entry ? { items: entry.items.map(forGuests) } : {};
  return { ...entry, ...items, extras };
}

export async function newOwnerMenu(testApp: TestApp): Promise<OwnerMenu> {
  const pizzas = await editedMenu(testApp);
  const { content } = pizzas.admin;
  return {
    pizzas,
    id: (title) => String(pizzas.ids[title]),
    saveCategory: (data) => content.saveCategory({ body: { data } }),
    saveItem: (data, subItem) =>
      content.saveItem({ body: { data, ...(subItem !== undefined && { subItem }) } }),
    async seen(title, who = "admin") {
      const { menu, menuSubGroups } = await pizzas.seenBy(who);
      const categories = [...menu, ...Object.values(menuSubGroups).flat()];
      return [...categories, ...categories.flatMap((one) => one.items)].find(
        (one) => one.title_br === title,
      );
    },
    async refused(call) {
      const before = [await pizzas.seenBy("admin"), await pizzas.version()];
      const refusal = await refusalOf(call());
      expect([await pizzas.seenBy("admin"), await pizzas.version()]).toEqual(before);
      return refusal;
    },
  };
}

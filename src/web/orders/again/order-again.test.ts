import { describe, expect, test } from "vitest";
import type { Order } from "../../../contract/orders.ts";
import { emptyCart } from "../../../domain/cart.ts";
import type { TitleReader } from "../../../domain/guest-title.ts";
import { maxOrderLines } from "../../../domain/quantity.ts";
import { shownOption } from "../../content/testing-menu.ts";
import type { ShownCategory, ShownGroup, ShownItem, ShownOption } from "../../content/menu-view.ts";
import { orderAgain, cappedToStock, withLines } from "./order-again.ts";

const entry = (id: string, title: string, priceCents: number) =>
  shownOption(id, { title, title_br: title, priceCents });
const group = (options: ShownOption[], rules: Partial<ShownGroup> = {}): ShownGroup => ({
  ...entry("group", "Borda", 0),
  min: 0,
  max: 0,
  priceRule: "sum",
  freeQty: 0,
  options,
  ...rules,
});
const item = (shown: ShownOption, groups: ShownGroup[] = []): ShownItem => ({
  ...shown,
  image: undefined,
  inNavigation: true,
  icons: [],
  groups,
});
const menuOf = (...items: ShownItem[]): ShownCategory[] => [
  {
    id: "pizzas",
    title: "Pizzas",
    title_br: "Pizzas",
    subtitle: "",
    anchor: "pizzas",
    image: undefined,
    inNavigation: true,
    items,
  },
];

const guests = (categories: ShownCategory[]) => ({
  categories,
  reader: "guest" as const,
  isServed: ({ offHours }: ShownItem) => offHours === null,
});

const catupiry = entry("catupiry", "Catupiry", 300);
const calabresa = entry("calabresa", "Calabresa", 2299);

/** Two calabresas with catupiry, as they were ordered. */
const ordered: Order["details"]["items"] = [
  {
    id: "calabresa",
    line: 1,
    title_br: "Calabresa",
    qty: 2,
    cancelled: 0,
    price: 22.99,
    amount: 51.98,
    obs: "sem cebola",
    children: [{ id: "catupiry", title_br: "Catupiry", qty: 2, price: 3 }],
  },
];

describe("an order once more", () => {
  test("has no more of anything than there is, and says so", () => {
    const menu = menuOf(item(calabresa, [group([catupiry])]));
    const again = orderAgain(ordered, guests(menu));
    const short = cappedToStock(again, [{ path: "calabresa", left: 1 }], menu);
    expect(short.lines).toMatchObject([
      { itemId: "calabresa", line: { qty: 1, children: { catupiry: { qty: 1 } } } },
    ]);
    expect(short.changes).toEqual([{ kind: "fewer", title: "Calabresa", left: 1 }]);
    const plain = cappedToStock(again, [{ path: "calabresa/catupiry", left: 1 }], menu);
    expect(plain.lines.map(({ line }) => line.qty)).toEqual([1, 1]);
    expect(plain.changes).toEqual([{ kind: "fewer", title: "Calabresa\u00a0· Catupiry", left: 1 }]);
    expect(cappedToStock(again, [], menu)).toBe(again);
  });

  test("is the same where the menu is", () => {
    const again = orderAgain(ordered, guests(menuOf(item(calabresa, [group([catupiry])]))));
    expect(again.changes).toEqual([]);
    expect(again.lines).toMatchObject([
      {
        itemId: "calabresa",
        line: {
          qty: 2,
          obs: "sem cebola",
          extras: { price: 22.99 },
          children: { catupiry: { qty: 2, extras: { price: 3 } } },
        },
      },
    ]);
  });

  test("says what is dearer and what is cheaper, and has today's prices", () => {
    const menu = menuOf(
      item({ ...calabresa, priceCents: 2599 }, [group([{ ...catupiry, priceCents: 200 }])]),
    );
    const again = orderAgain(ordered, guests(menu));
    expect(again.changes).toEqual([
      { kind: "price", title: "Calabresa", beforeCents: 2299, nowCents: 2599 },
      { kind: "price", title: "Calabresa\u00a0· Catupiry", beforeCents: 300, nowCents: 200 },
    ]);
    expect(again.lines[0]?.line).toMatchObject({
      extras: { price: 25.99 },
      children: { catupiry: { extras: { price: 2 } } },
    });
  });

  test.each([
    ["gone", menuOf()],
    ["soldOut", menuOf(item({ ...calabresa, soldOut: true }))],
    ["offHours", menuOf(item({ ...calabresa, offHours: [] }))],
  ])("is without an item that is %s", (kind, menu) => {
    expect(orderAgain(ordered, guests(menu))).toEqual({
      lines: [],
      changes: [{ kind, title: "Calabresa" }],
    });
  });

  test.each([
    ["gone", []],
    ["soldOut", [group([{ ...catupiry, soldOut: true }])]],
  ])("is without an option that is %s", (kind, groups) => {
    const again = orderAgain(ordered, guests(menuOf(item(calabresa, groups))));
    expect(again.changes).toEqual([{ kind, title: "Calabresa\u00a0· Catupiry" }]);
    expect(again.lines).toMatchObject([{ line: { qty: 2, children: {} } }]);
  });

  test("names things as the guest's menu does, and what it has no more as it was ordered", () => {
    const french = ordered.map((line) => ({
      ...line,
      guest_title: "Pizza au saucisson",
      children: line.children.map((child) => ({ ...child, guest_title: "Fromage frais" })),
    }));
    const gone = (reader: TitleReader) =>
      orderAgain(french, { ...guests(menuOf()), reader }).changes.map(({ title }) => title);
    expect(gone("guest")).toEqual(["Pizza au saucisson"]);
    expect(gone("business")).toEqual(["Calabresa"]);
    const renamed = menuOf(item({ ...calabresa, title: "Pizza piquante" }));
    expect(orderAgain(french, guests(renamed)).changes).toEqual([
      { kind: "gone", title: "Pizza piquante\u00a0· Fromage frais" },
    ]);
  });

  test("says where something is to be chosen by now", () => {
    const borders = group([catupiry, entry("cheddar", "Cheddar", 300)], { min: 1, max: 1 });
    const plain = ordered.map((line) => ({ ...line, children: [] }));
    expect(orderAgain(plain, guests(menuOf(item(calabresa, [borders])))).changes).toEqual([
      { kind: "choose", title: "Calabresa" },
    ]);
  });

  test("is without what was called off", () => {
    const menu = menuOf(item(calabresa, [group([catupiry])]));
    const off = (cancelled: number) => ordered.map((line) => ({ ...line, cancelled }));
    expect(orderAgain(off(2), guests(menu))).toEqual({ lines: [], changes: [] });
    expect(orderAgain(off(1), guests(menu)).lines).toMatchObject([
      { line: { qty: 1, children: { catupiry: { qty: 1 } } } },
    ]);
  });

  test("comes beside what the cart has, as one line where it is equal", () => {
    const { lines } = orderAgain(ordered, guests(menuOf(item(calabresa, [group([catupiry])]))));
    const once = withLines(emptyCart, lines);
    const twice = once && withLines(once, lines);
    expect(Object.keys(twice?.items ?? {})).toEqual(["calabresa"]);
    expect(twice?.items["calabresa"]).toMatchObject({ qty: 4 });
  });

  test("comes whole or not at all", () => {
    const { lines } = orderAgain(ordered, guests(menuOf(item(calabresa, [group([catupiry])]))));
    const others = Array.from({ length: maxOrderLines }, (_, at) =>
      lines.map(({ line }) => [`other${at}`, line] as const),
    );
    const items = Object.fromEntries(others.flat());
    expect(withLines({ items }, lines)).toBeUndefined();
  });
});

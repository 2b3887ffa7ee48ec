import { describe, expect, test } from "vitest";
import { newCategory, newItem, newMenu } from "../content/testing-menu.ts";
import { cartLines, itemsById } from "./cart-lines.ts";
import { soldOutLines } from "./sold-out-lines.ts";

const lunch = [{ weekday: 1, start: "11:00", minutes: 240 }];
const dinner = [{ weekday: 1, start: "18:00", minutes: 240 }];
const soup = newItem("soup", {
  title_br: "Caldo",
  title_us: "Broth",
  extras: { available: dinner, off_hours: true },
});
const pizza = newItem("pizza", { title_br: "Pizza da casa", title_us: "House pizza" });
const rim = newItem("rim", { title_br: "Borda", title_us: "Rim", extras: { sold_out: true } });
const menu = newMenu([newCategory("c", [soup, pizza])], {
  menuSubGroups: { pizza: [newCategory("rims", [rim])] },
});

const entry = { qty: 1, title_br: "x", extras: { price: 10 }, children: {} };
const linesOf = (items: Record<string, typeof entry>) =>
  cartLines({ items }, itemsById(menu), "us");

test("who reads another language reads what has run out in it, an option with its item", () => {
  const lines = linesOf({
    pizza: { ...entry, children: { rim: { qty: 1, extras: entry.extras } } },
  });
  expect(soldOutLines(lines, { menu, quote: undefined, scheduledFor: "" })).toMatchObject([
    { path: "pizza/rim", title: "House pizza\u00a0· Rim" },
  ]);
});

test("what is sold out until an instant is not so in an order for later", () => {
  const until = "2026-11-30T08:00:00.000Z";
  const today = newItem("soup", { extras: { sold_out: true, sold_out_until: until } });
  const known = { menu: newMenu([newCategory("c", [today, pizza])]), quote: undefined };
  const pathsFor = (scheduledFor: string) =>
    soldOutLines(linesOf({ soup: entry }), { ...known, scheduledFor }).map(({ path }) => path);
  expect(pathsFor("")).toEqual(["soup"]);
  expect(pathsFor("2026-11-30T07:30:00.000Z")).toEqual(["soup"]);
  expect(pathsFor(until)).toEqual([]);
});

describe("times of the week", () => {
  const lines = linesOf({ soup: entry, pizza: entry });
  const ahead = "2026-11-30T21:00:00.000Z";
  const quote = { scheduled_for: ahead, sold_out: [{ path: "pizza", when: lunch }] };

  test("are those of now where nobody chose another", () => {
    expect(soldOutLines(lines, { menu, quote: undefined, scheduledFor: "" })).toMatchObject([
      { path: "soup", title: "Broth", when: dinner },
    ]);
  });

  test("are those of the time for which it is ordered, as the quote of that time says", () => {
    expect(soldOutLines(lines, { menu, quote, scheduledFor: ahead })).toMatchObject([
      { path: "pizza", title: "House pizza", when: lunch },
    ]);
    const other = "2026-11-30T22:00:00.000Z";
    expect(soldOutLines(lines, { menu, quote, scheduledFor: other })).toEqual([]);
  });
});

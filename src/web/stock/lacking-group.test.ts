import { expect, test } from "vitest";
import { newCategory, newItem } from "../content/testing-menu.ts";
import { lackingGroup } from "./lacking-group.ts";

const size = (id: string, sold_out = false) => newItem(id, { extras: { sold_out } });
const sizes = (...items: ReturnType<typeof size>[]) =>
  newCategory("sizes", items, { extras: { min: 2 } });
const none = new Map<string, number>();

test("an item is out while a group has too little of what must be chosen of it", () => {
  const out = sizes(size("small", true), size("large", true));
  expect(lackingGroup([out], none)).toBe(out);
  expect(lackingGroup([sizes(size("small", true), size("large"))], none)).toBeUndefined();
  expect(lackingGroup([{ ...out, active: false }], none)).toBeUndefined();
});

test("so it is with fewer portions left than must be chosen", () => {
  const group = sizes(size("small", true), size("large"));
  expect(lackingGroup([group], new Map([["large", 1]]))).toBe(group);
  expect(lackingGroup([group], new Map([["large", 2]]))).toBeUndefined();
});

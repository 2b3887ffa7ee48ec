import { expect, it } from "vitest";
import { canHaveMore, orderEdit } from "./order-edit.ts";

const burger = {
  line: 1,
  id: "burger",
  qty: 3,
  cancelled: 1,
  obs: "sem sal",
  children: [{ id: "bacon", qty: 6 }],
};
const water = { line: 3, id: "water", qty: 1, cancelled: 0, children: [] };
const edit = (wanted: [number, number][], added: Parameters<typeof orderEdit>[1]["added"] = {}) =>
  orderEdit([burger, water], { wanted: new Map(wanted), added });

it("fewer of a line are called off, and none of what stays", () => {
  expect(
    edit([
      [1, 0],
      [3, 1],
    ]),
  ).toEqual({ items: {}, cancels: [{ line: 1, qty: 2 }] });
});

it("more of a line are a further line of the same, with as many options for each", () => {
  expect(edit([[1, 4]])).toEqual({
    items: { burger: { qty: 2, obs: "sem sal", children: { bacon: { qty: 4 } } } },
    cancels: [],
  });
});

it("more of an older line that has an option twice have it as often", () => {
  const children = [...burger.children, { id: "bacon", qty: 3 }];
  const { items } = orderEdit([{ ...burger, children }], { wanted: new Map([[1, 4]]), added: {} });
  expect(items).toMatchObject({ burger: { qty: 2, children: { bacon: { qty: 6 } } } });
});

it("what is new is added beside what there is more of", () => {
  expect(edit([[3, 2]], { water: { qty: 1, children: {} }, juice: { qty: 0 } })).toEqual({
    items: { water: { qty: 1 }, "water~2": { qty: 1 } },
    cancels: [],
  });
  const children = { steak: { qty: 2 }, rare: { qty: 2, extras: { price: 3 } } };
  const priced = { qty: 2, obs: " sem sal ", children, extras: { price: 30 } };
  expect(edit([], { grill: priced }).items).toEqual({
    grill: { qty: 2, obs: "sem sal", children: { steak: { qty: 2 }, rare: { qty: 2 } } },
  });
});

it("more cannot be had of what is no longer known, or is not the same in each unit", () => {
  expect(canHaveMore(burger)).toBe(true);
  expect(canHaveMore({ ...burger, id: undefined })).toBe(false);
  expect(canHaveMore({ ...burger, children: [{ id: "bacon", qty: 2 }] })).toBe(false);
});

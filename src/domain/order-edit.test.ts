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
const edit = (wanted: [number, number][], added: [string, number][] = []) =>
  orderEdit([burger, water], { wanted: new Map(wanted), added: new Map(added) });

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

it("what is new is added beside what there is more of", () => {
  expect(
    edit(
      [[3, 2]],
      [
        ["water", 1],
        ["juice", 0],
      ],
    ),
  ).toEqual({
    items: { water: { qty: 1 }, "water~2": { qty: 1 } },
    cancels: [],
  });
});

it("more cannot be had of what is no longer known, or is not the same in each unit", () => {
  expect(canHaveMore(burger)).toBe(true);
  expect(canHaveMore({ ...burger, id: undefined })).toBe(false);
  expect(canHaveMore({ ...burger, children: [{ id: "bacon", qty: 2 }] })).toBe(false);
});

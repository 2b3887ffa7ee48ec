import { expect, test } from "vitest";
import { afterArrival, emptyCounterDraft, withItems, type CounterDraft } from "./counter-draft.ts";

const line = { qty: 1, title_br: "Pizza", extras: { price: 10 }, children: {} };
const request = { userData: { name: "Rui" }, cartData: { items: { pizza: line } } };
const sent: CounterDraft = {
  ...emptyCounterDraft,
  items: { pizza: line },
  userData: { ...emptyCounterDraft.userData, name: "Rui" },
  idempotencyKey: "first",
  unanswered: [request],
};

test("an order that has arrived empties its draft; what was added since is the next order", () => {
  expect(afterArrival(sent, { sent, arrived: request })).toBe(emptyCounterDraft);
  const soda = { ...line, title_br: "Coca", extras: { price: 5 } };
  const more = { ...sent, items: { ...sent.items, soda } };
  expect(afterArrival(more, { sent, arrived: request })).toEqual({
    ...more,
    items: { soda },
    idempotencyKey: null,
    unanswered: [],
  });
});

test("a draft that was begun anew meanwhile stays, whatever arrives", () => {
  const next = { ...sent, userData: { ...sent.userData, name: "Bia" }, idempotencyKey: null };
  expect(afterArrival(next, { sent, arrived: request })).toBe(next);
});

test("a draft whose last line is taken out becomes another order", () => {
  expect(withItems(sent, { pizza: { ...line, qty: 2 } }).idempotencyKey).toBe("first");
  expect(withItems(sent, {})).toMatchObject({ idempotencyKey: null, unanswered: [] });
});

import { expect, test } from "vitest";
import { newOrder } from "./testing-orders.ts";
import { withoutWaiting, withWaiting } from "./order-pages.ts";

const two = { orders: [newOrder(3), newOrder(5)], count: 2 };
const idsOf = ({ orders }: typeof two) => orders.map(({ id }) => id);

test("fault 20: the count follows what comes and what is taken, also beyond what is listed", () => {
  const more = withWaiting(two, newOrder(4));
  expect([idsOf(more), more.count]).toEqual([[3, 4, 5], 3]);
  const taken = withWaiting(more, newOrder(3, { new: false }));
  expect([idsOf(taken), taken.count]).toEqual([[4, 5], 2]);
  expect(withWaiting({ ...two, count: 60 }, newOrder(3, { new: false })).count).toBe(59);
});

test("an order that changes and waits on is counted once, and one that never waited not at all", () => {
  expect(withWaiting(two, newOrder(5, { user_name: "Bia" }))).toMatchObject({ count: 2 });
  expect(withWaiting(two, newOrder(9, { new: false }))).toEqual(two);
});

test("what this screen is just taking is gone at once, a second time without effect", () => {
  const rest = withoutWaiting(two, newOrder(3).hash);
  expect([idsOf(rest), rest.count]).toEqual([[5], 1]);
  expect(withoutWaiting(rest, newOrder(3).hash)).toEqual(rest);
});

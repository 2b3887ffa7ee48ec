import { expect, test } from "vitest";
import type { OrderStatusId } from "./order-status.ts";
import { orderTimeline } from "./order-timeline.ts";

const at = (minute: number) => `2026-11-25T18:${String(minute).padStart(2, "0")}:00.000Z`;
const stepsOf = (...statuses: OrderStatusId[]) =>
  statuses.map((status_id, index) => ({ status_id, at: at(index) }));
const order = (status_id: OrderStatusId, ...before: OrderStatusId[]) => ({
  status_id,
  service: "delivery" as const,
  created: at(0),
  steps: stepsOf(...before, status_id),
});
const said = (followed: Parameters<typeof orderTimeline>[0]) =>
  orderTimeline(followed).map((step) => [step.name, step.state, step.at?.slice(14, 16)].join(" "));

test("a delivery is received, confirmed, prepared, sent out and delivered, each with its time", () => {
  expect(said(order(5))).toEqual([
    "received current 00",
    "confirmed ahead ",
    "preparing ahead ",
    "dispatched ahead ",
    "delivered ahead ",
  ]);
  expect(said(order(3, 5, 1, 2))).toEqual([
    "received done 00",
    "confirmed done 01",
    "preparing done 02",
    "dispatched current 03",
    "delivered ahead ",
  ]);
  expect(said(order(4, 5, 1, 2, 3)).at(-1)).toBe("delivered current 04");
});

test("what is fetched or brought to a table is ready when that is said, whatever its status", () => {
  const fetched = { ...order(2, 5, 1), service: "takeout" as const, ready_at: at(9) };
  expect(said(fetched).slice(3)).toEqual(["ready current 09", "fetched ahead "]);
  const brought = { ...order(4, 5, 1, 2), service: "indoor" as const, ready_at: at(9) };
  expect(said(brought).slice(3)).toEqual(["ready done 09", "delivered current 03"]);
});

test("a step that was left out has no time, and one that was taken back is ahead again", () => {
  expect(said(order(4, 5, 1))).toEqual([
    "received done 00",
    "confirmed done 01",
    "preparing done ",
    "dispatched done ",
    "delivered current 02",
  ]);
  expect(said(order(2, 5, 1, 2, 3)).slice(2)).toEqual([
    "preparing current 04",
    "dispatched ahead ",
    "delivered ahead ",
  ]);
});

test("of a cancelled order only what has happened is told; before anybody took it, it was refused, or given up", () => {
  expect(said({ ...order(6, 5), cancelled: { at: at(1) } })).toEqual([
    "received done 00",
    "refused current 01",
  ]);
  const givenUp = { at: at(1), reason: "consumer_request" as const };
  expect(said({ ...order(6, 5), cancelled: givenUp }).at(-1)).toBe("cancelled current 01");
  expect(said({ ...order(6, 5, 1, 2), cancelled: { at: at(3) } })).toEqual([
    "received done 00",
    "confirmed done 01",
    "preparing done 02",
    "cancelled current 03",
  ]);
});

test("an order from a list, without its steps, tells what its own instants say", () => {
  const listed = { ...order(2), steps: undefined, accepted_at: at(1) };
  expect(said(listed).slice(0, 3)).toEqual([
    "received done 00",
    "confirmed done 01",
    "preparing current ",
  ]);
});

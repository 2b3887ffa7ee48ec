import { expect, test } from "vitest";
import { askingMs } from "./RateOrder.tsx";

const at = (time: string) => Date.parse(time);
const order = { created: "2026-11-20T12:00:00Z" };

test("a guest is asked about an order within a day after it came, or after it was due", () => {
  const asks = (asked: Parameters<typeof askingMs>[0], time: string) => askingMs(asked, at(time));
  expect(asks(order, "2026-11-21T12:00:00Z")).toBe(at("2026-11-21T12:00:00Z"));
  expect(asks(order, "2026-11-21T12:00:01Z")).toBeUndefined();
  const ahead = { ...order, scheduled_for: "2026-11-23T20:00:00Z" };
  expect(asks(ahead, "2026-11-24T20:00:00Z")).toBe(at("2026-11-24T20:00:00Z"));
  expect(asks(ahead, "2026-11-24T20:00:01Z")).toBeUndefined();
});

test("a guest whose tab is paid before the kitchen is done is asked when it is, or at the promised time", () => {
  const at0 = { status_id: 1, at: order.created } as const;
  const closed = { status_id: 4, at: "2026-11-20T12:01:00Z" } as const;
  const steps = [at0, { ...closed, with_tab: true }] as const;
  const paid = { ...order, promised_at: "2026-11-20T12:25:00Z", steps: [...steps] };
  const nowMs = at("2026-11-20T12:02:00Z");
  expect(askingMs(paid, nowMs)).toBe(at("2026-11-20T12:25:00Z"));
  expect(askingMs({ ...paid, ready_at: "2026-11-20T12:01:00Z" }, nowMs)).toBe(nowMs);
  expect(askingMs(paid, at("2026-11-20T13:00:00Z"))).toBe(at("2026-11-20T13:00:00Z"));
  expect(askingMs({ ...order, steps: [...steps] }, nowMs)).toBe(at("2026-11-20T12:20:00Z"));
  // It was brought before, though no kitchen has said that it was ready.
  expect(askingMs({ ...paid, steps: [at0, closed] }, nowMs)).toBe(nowMs);
  const onItsWay = { status_id: 3, at: order.created } as const;
  expect(askingMs({ ...paid, steps: [at0, onItsWay, steps[1]] }, nowMs)).toBe(nowMs);
});

import { expect, test } from "vitest";
import { isAnyLate, waitingSince } from "./waiting-order.ts";

const created = "2026-11-25T18:00:00.000Z";
const back = "2026-11-25T18:09:00.000Z";

test("an order waits since it came, or since it was set back", () => {
  expect(waitingSince({ created })).toBe(Date.parse(created));
  const steps = [
    { status_id: 5 as const, at: created },
    { status_id: 6 as const, at: "2026-11-25T18:05:00.000Z" },
  ];
  const again = [...steps, { status_id: 5 as const, at: back }];
  expect(waitingSince({ created, steps: again })).toBe(Date.parse(back));
});

test("staff are warned when any of the orders has waited for three minutes", () => {
  const sinceMs = Date.parse(created);
  expect(isAnyLate([{ created }], sinceMs + 179_000)).toBe(false);
  expect(isAnyLate([{ created: back }, { created }], sinceMs + 180_000)).toBe(true);
  expect(isAnyLate([], sinceMs)).toBe(false);
});

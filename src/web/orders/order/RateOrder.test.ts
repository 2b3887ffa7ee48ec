import { expect, test } from "vitest";
import { isFresh } from "./RateOrder.tsx";

const created = "2026-11-20T12:00:00Z";
const at = (time: string) => Date.parse(time);

test("a guest is asked about an order within a day after it came, or after it was due", () => {
  expect(isFresh({ created }, at("2026-11-21T12:00:00Z"))).toBe(true);
  expect(isFresh({ created }, at("2026-11-21T12:00:01Z"))).toBe(false);
  const ahead = { created, scheduled_for: "2026-11-23T20:00:00Z" };
  expect(isFresh(ahead, at("2026-11-24T20:00:00Z"))).toBe(true);
  expect(isFresh(ahead, at("2026-11-24T20:00:01Z"))).toBe(false);
});

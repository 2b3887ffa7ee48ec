import { expect, test } from "vitest";
import { minutesSince, shortAge, urgencyOf, usualAgeLimits } from "./order-age.ts";

const minutes = (count: number) => count * 60_000;

test("an order without a promised time is pressing by how long it waits, as its service has it", () => {
  const at = (passed: number, limits = usualAgeLimits) =>
    urgencyOf({ placedMs: 0, dueMs: undefined }, { nowMs: minutes(passed), limits });
  expect([0, 9.9, 10, 19.9, 20].map((passed) => at(passed))).toEqual([
    "calm",
    "calm",
    "soon",
    "soon",
    "late",
  ]);
  const slow = { warnMinutes: 30, lateMinutes: 45 };
  expect([29.9, 30, 45].map((passed) => at(passed, slow))).toEqual(["calm", "soon", "late"]);
  // Without a warning in between.
  const sudden = { warnMinutes: 15, lateMinutes: 15 };
  expect([14.9, 15].map((passed) => at(passed, sudden))).toEqual(["calm", "late"]);
});

test("a promised time is what counts, however long ago the order was placed", () => {
  const at = (passed: number) =>
    urgencyOf(
      { placedMs: 0, dueMs: minutes(60) },
      { nowMs: minutes(passed), limits: usualAgeLimits },
    );
  expect([30, 54.9, 55, 60].map(at)).toEqual(["calm", "calm", "soon", "late"]);
});

test("minutes are whole, and never below zero", () => {
  expect([0, 59_999, 60_000, -5000].map((passed) => minutesSince(0, passed))).toEqual([0, 0, 1, 0]);
});

test("an age is one short figure, however old the order is", () => {
  const said = (count: number) => Object.values(shortAge(count)).join(" ");
  expect([0, 59, 119, 120, 179, 2879, 2880, 60 * 24 * 40].map(said)).toEqual([
    "0 min",
    "59 min",
    "119 min",
    "2 h",
    "2 h",
    "47 h",
    "2 d",
    "40 d",
  ]);
});

import { expect, test } from "vitest";
import { minutesSince, sumByTitle, urgencyOf } from "./kitchen.ts";

const minutes = (count: number) => count * 60_000;

test("an order without a promised time is pressing by how long it waits", () => {
  const at = (passed: number) => urgencyOf({ placedMs: 0, dueMs: undefined }, minutes(passed));
  expect([0, 9.9, 10, 19.9, 20].map(at)).toEqual(["calm", "calm", "soon", "soon", "late"]);
});

test("a promised time is what counts, however long ago the order was placed", () => {
  const at = (passed: number) => urgencyOf({ placedMs: 0, dueMs: minutes(60) }, minutes(passed));
  expect([30, 54.9, 55, 60].map(at)).toEqual(["calm", "calm", "soon", "late"]);
});

test("minutes are whole, and never below zero", () => {
  expect([0, 59_999, 60_000, -5000].map((passed) => minutesSince(0, passed))).toEqual([0, 0, 1, 0]);
});

test("what is to be cooked is summed up by its title, the most first", () => {
  const lines = [
    { title: "Calabresa", qty: 3 },
    { title: "Água", qty: 4 },
    { title: "Calabresa", qty: 4 },
    { title: "Suco", qty: 4 },
  ];
  expect(sumByTitle(lines)).toEqual([
    { title: "Calabresa", qty: 7 },
    { title: "Água", qty: 4 },
    { title: "Suco", qty: 4 },
  ]);
});

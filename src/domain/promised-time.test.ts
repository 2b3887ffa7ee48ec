import { expect, test } from "vitest";
import {
  longestPromiseMinutes,
  steppedMinutes,
  steppedTime,
  quotedMinutes,
} from "./promised-time.ts";

const created = "2026-11-25T18:00:00.000Z";

test("an order takes as long as its guest was told, and at least five minutes", () => {
  expect(quotedMinutes({ created, promised_at: "2026-11-25T18:45:00.000Z" })).toBe(45);
  expect(quotedMinutes({ created, promised_at: "2026-11-25T18:02:00.000Z" })).toBe(5);
  expect(quotedMinutes({ created })).toBeUndefined();
});

test("a tap moves the time by five minutes, never below five and never beyond a day", () => {
  expect(steppedMinutes(45, 1)).toBe(50);
  expect(steppedMinutes(45, -1)).toBe(40);
  expect(steppedMinutes(7, -1)).toBe(5);
  expect(steppedMinutes(5, -1)).toBe(5);
  expect(steppedMinutes(longestPromiseMinutes, 1)).toBe(longestPromiseMinutes);
});

test("where nothing is promised the first tap promises half an hour", () => {
  expect(steppedMinutes(undefined, 1)).toBe(30);
});

test("a promised instant is moved by five minutes, and to nothing sooner than in five minutes", () => {
  const minutes = (count: number) => count * 60_000;
  expect(steppedTime(minutes(60), 1, 0)).toBe(minutes(65));
  expect(steppedTime(minutes(60), -1, 0)).toBe(minutes(55));
  expect(steppedTime(minutes(8), -1, 0)).toBe(minutes(5));
  expect(steppedTime(minutes(3), -1, 0)).toBe(minutes(3));
  expect(steppedTime(minutes(-20), 1, 0)).toBe(minutes(5));
  expect(steppedTime(undefined, 1, 0)).toBe(minutes(30));
});

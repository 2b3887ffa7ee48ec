import { expect, test } from "vitest";
import { shortSince } from "./short-since.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (seconds: number) => shortSince(new Date(now.getTime() - seconds * 1000), now);

test("tells the time since in the largest unit that fits", () => {
  expect([0, 59, 60, 3599, 3600, 86_399, 86_400, 259_200].map(ago)).toEqual([
    "0 min",
    "0 min",
    "1 min",
    "59 min",
    "1 h",
    "23 h",
    "1 d",
    "3 d",
  ]);
});

test("takes a time ahead of this device's clock for now", () => {
  expect(ago(-30)).toBe("0 min");
});

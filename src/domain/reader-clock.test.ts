import { expect, it } from "vitest";
import { clockFor, timesFor } from "./reader-clock.ts";

it.each([
  ["18:05–23:00", "6:05\u202fPM–11:00\u202fPM"],
  ["00:00–12:30, 9:15–23:59", "12:00\u202fAM–12:30\u202fPM, 9:15\u202fAM–11:59\u202fPM"],
  // No times of a day.
  ["24:00, 12:60", "24:00, 12:60"],
  ["12:30:05", "12:30:05"],
  ["10:20:05", "10:20:05"],
  ["6:05 PM–11:00\u202fAM", "6:05 PM–11:00\u202fAM"],
])("%s is read in American English as %s, and once only", (times, read) => {
  expect(timesFor("us", times)).toBe(read);
  expect(timesFor("us", timesFor("us", times))).toBe(read);
  expect(timesFor("br", times)).toBe(times);
});

it("lists of times have the marks of Chinese sentences, with no space", () => {
  const times = "周一至周五, 08:00–11:00, 12:00–14:00; 周六, 09:00–12:00";
  const read = "周一至周五，08:00–11:00，12:00–14:00；周六，09:00–12:00";
  expect(timesFor("cn", times)).toBe(read);
  expect(timesFor("br", times)).toBe(times);
});

it.each([
  ["us", "6:05\u202fPM • 12/31/26"],
  ["cn", "18:05 • 26/12/31"],
  ["fr", "18:05 • 31/12/26"],
] as const)("a time and its day are read in %s as %s", (language, read) => {
  expect(clockFor(language, "18:05 • 31/12/26")).toBe(read);
});

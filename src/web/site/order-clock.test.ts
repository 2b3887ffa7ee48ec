import { afterEach, expect, test } from "vitest";
import { speak } from "../text/spoken-language.ts";
import { orderClock } from "./order-clock.ts";

afterEach(() => speak("br"));

test.each([
  ["br", "23:30\u00a0• 25/12/26"],
  ["fr", "23:30\u00a0• 25/12/26"],
  ["us", "11:30\u202fPM\u00a0• 12/25/26"],
  ["cn", "23:30\u00a0• 26/12/25"],
] as const)("in %s a time and day read %s", (language, label) => {
  speak(language);
  expect(orderClock("2026-12-26T02:30:00Z")).toBe(label);
});

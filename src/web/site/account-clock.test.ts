import { expect, test } from "vitest";
import { hourLabel } from "./account-clock.ts";
import { orderClock } from "./order-clock.ts";

const instant = "2026-11-21T02:30:00.000Z";

test("times are those of the account's clocks", () => {
  expect(orderClock(instant, "America/Manaus")).toBe("22:30 • 20/11/26");
  expect(orderClock(instant, "America/Noronha")).toBe("00:30 • 21/11/26");
  expect(hourLabel(Date.parse(instant), "America/Manaus")).toBe("22:30");
});

test("until the account is known they are São Paulo's", () => {
  expect(orderClock(instant)).toBe("23:30 • 20/11/26");
  expect(hourLabel(Date.parse(instant))).toBe("23:30");
});

import { describe, expect, it } from "vitest";
import { axisOf, shortAmount } from "./axis.ts";

describe("the axis of a chart", () => {
  it.each([0, 1, 9, 10, 99, 12_345, 1_000_000])("goes beyond %d in few round steps", (largest) => {
    const { top, steps } = axisOf(largest);
    expect(top).toBeGreaterThanOrEqual(largest);
    expect(top).toBeLessThanOrEqual(Math.max(1, largest * 2));
    expect(steps.length).toBeLessThanOrEqual(6);
    if (largest > 0) expect(steps.at(-1)).toBe(top);
  });

  it("says amounts shortly", () => {
    expect([90_000, 123_456, 120_000_000].map(shortAmount)).toEqual([
      "900",
      "1,2\u00a0mil",
      "1,2\u00a0mi",
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPace } from "./form-file.ts";

describe("a pace", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets the first bytes in as they come, and the rest of all senders when they are due", async () => {
    const pace = createPace({ bytesPerSecond: 1_000, burstBytes: 500 });
    const arrived: number[] = [];
    const senders = Array.from({ length: 10 }, async () => {
      await pace(100);
      arrived.push(performance.now());
    });
    await vi.runAllTimersAsync();
    await Promise.all(senders);
    const [first = 0] = arrived;
    expect(arrived.map((at) => Math.round(at - first))).toEqual([
      0, 0, 0, 0, 0, 100, 200, 300, 400, 500,
    ]);
  });
});

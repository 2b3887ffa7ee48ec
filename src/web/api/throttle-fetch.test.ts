import { expect, onTestFinished, test, vi } from "vitest";
import { throttleFetch } from "./throttle-fetch.ts";

function useFakeClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The milliseconds from now at which each fetch may leave. */
async function leaveAt(...asked: Promise<void>[]): Promise<(number | string)[]> {
  const start = performance.now();
  const left = asked.map((turn) =>
    turn.then(
      () => performance.now() - start,
      (why: unknown) => String(why),
    ),
  );
  await vi.runAllTimersAsync();
  return Promise.all(left);
}

test("a list is fetched at once, and then once a second", async () => {
  useFakeClock();
  const { signal } = new AbortController();
  expect(await leaveAt(throttleFetch("a", signal), throttleFetch("b", signal))).toEqual([0, 0]);
  expect(await leaveAt(throttleFetch("a", signal))).toEqual([1000]);
  vi.advanceTimersByTime(1500);
  expect(await leaveAt(throttleFetch("a", signal))).toEqual([0]);
});

test("a fetch that is given up while it waits never leaves, and the next one waits no longer for it", async () => {
  useFakeClock();
  const given = new AbortController();
  const { signal } = new AbortController();
  await throttleFetch("c", signal);
  const first = throttleFetch("c", given.signal);
  vi.advanceTimersByTime(400);
  given.abort("given up");
  expect(await leaveAt(first, throttleFetch("c", signal))).toEqual(["given up", 600]);
});

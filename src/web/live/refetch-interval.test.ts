import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { setLiveState } from "./live-state.ts";
import { refetchInterval, refetchIntervalWith, restartRefetchTimers } from "./refetch-interval.ts";

test("what events tell of is fetched every minute, and every 15 s from the moment on in which they stop", async () => {
  vi.useFakeTimers();
  // On a server nothing is fetched again.
  environmentManager.setIsServer(() => false);
  const queries = new QueryClient();
  let fetched = 0;
  const list = new QueryObserver(queries, {
    queryKey: ["list"],
    queryFn: () => (fetched += 1),
    refetchInterval,
    refetchIntervalInBackground: true,
  });
  let others = 0;
  const other = new QueryObserver(queries, { queryKey: ["other"], queryFn: () => (others += 1) });
  const leave = [list.subscribe(() => undefined), other.subscribe(() => undefined)];
  onTestFinished(() => {
    for (const end of leave) end();
    setLiveState("connecting");
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  });
  const fetchedWithin = async (ms: number) => {
    const before = fetched;
    await vi.advanceTimersByTimeAsync(ms);
    return fetched - before;
  };
  const become = (state: "live" | "down") => {
    setLiveState(state);
    restartRefetchTimers(queries);
  };
  await vi.advanceTimersByTimeAsync(0);
  expect(await fetchedWithin(30_000)).toBe(2);
  become("live");
  expect(await fetchedWithin(59_999)).toBe(0);
  expect(await fetchedWithin(1)).toBe(1);
  become("down");
  expect(await fetchedWithin(0)).toBe(0);
  expect(await fetchedWithin(14_999)).toBe(0);
  expect(await fetchedWithin(1)).toBe(1);
  // Without an interval of its own it is fetched as it is first shown, and never again.
  expect(others).toBe(1);
});

test("a list that changes by itself is fetched when it has, and no more often than every second", () => {
  setLiveState("live");
  onTestFinished(() => setLiveState("connecting"));
  const inMs = [undefined, {}, { next_in: 90 }, { next_in: 20 }, { next_in: 0 }, { next_in: -5 }];
  expect(inMs.map((list) => refetchIntervalWith(list))).toEqual([
    60_000, 60_000, 60_000, 20_000, 1_000, 1_000,
  ]);
});

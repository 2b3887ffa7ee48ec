import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallRefused } from "../contract/client.ts";
import { newQueryClient } from "./App.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The milliseconds at which a call is tried that always fails in the same way. */
async function callsOf(failure: Error): Promise<number[]> {
  const startedAt = Date.now();
  const calls: number[] = [];
  const queryFn = async () => {
    calls.push(Date.now() - startedAt);
    throw failure;
  };
  const answer = newQueryClient().query({ queryKey: ["home"], queryFn });
  await Promise.all([expect(answer).rejects.toBe(failure), vi.advanceTimersByTimeAsync(60_000)]);
  return calls;
}

const refusal = { error: "default", message: "" } as const;

test("what is missing is asked for again 3 times, 1 to 1.5 s apart", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  expect(await callsOf(new CallRefused(0, refusal))).toEqual([0, 1000, 2000, 3000]);
  random.mockReturnValue(0.5);
  expect(await callsOf(new CallRefused(503, refusal))).toEqual([0, 1250, 2500, 3750]);
});

test("what the server puts off is asked for when it says, and up to half as long after", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const putOff = new CallRefused(503, { ...refusal, retry_after: 8 });
  expect(await callsOf(putOff)).toEqual([0, 10_000, 20_000, 30_000]);
});

test("what the server refuses is not asked for again", async () => {
  expect(await callsOf(new CallRefused(404, refusal))).toEqual([0]);
});

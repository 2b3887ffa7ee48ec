import { concurrencyLimits } from "./concurrency-limits.ts";
import { Refused } from "../refused.ts";

const retrySeconds = 2;

/**
 * Runs one drawing at a time, in order, because each takes memory and the processor; a failed one does not stop the
 * next.
 */
export function createDrawingQueue(
  { maxWaiting }: { maxWaiting: number } = concurrencyLimits.drawings,
): <Result>(draw: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (draw) => {
    if (waiting >= maxWaiting)
      throw new Refused("unavailable", { retryAfterSeconds: retrySeconds, limit: "drawings" });
    waiting += 1;
    const turn = last.then(draw).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}

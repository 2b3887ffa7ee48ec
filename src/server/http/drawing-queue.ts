import { Refused } from "./refused.ts";

/** A drawing takes tens of milliseconds; who would have to wait for more than these is asked to come back. */
const usualMaxWaiting = 20;
const retrySeconds = 2;

/**
 * Runs one drawing at a time, in the order of asking, because each takes memory and the processor; a failed one does not
 * stop the next.
 */
export function createDrawingQueue({ maxWaiting = usualMaxWaiting } = {}): <Result>(
  draw: () => Promise<Result>,
) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (draw) => {
    if (waiting >= maxWaiting)
      throw new Refused("unavailable", { retryAfterSeconds: retrySeconds });
    waiting += 1;
    const turn = last.then(draw).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}

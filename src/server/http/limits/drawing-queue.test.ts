import { expect, it } from "vitest";
import { createDrawingQueue } from "./drawing-queue.ts";

/** Drawings that each wait until they are told to end. */
function drawings() {
  const running: (() => void)[] = [];
  const draw = () => new Promise<void>((resolve) => void running.push(resolve));
  return { running, draw };
}

it("one drawing at a time, in the order of asking, also after one that failed", async () => {
  const queue = createDrawingQueue();
  const order: string[] = [];
  const failed = queue(async () => {
    order.push("a begins");
    await Promise.resolve();
    order.push("a ends");
    throw new Error("torn");
  });
  const second = queue(async () => {
    order.push("b begins");
    return "b";
  });
  await expect(failed).rejects.toThrow("torn");
  expect(await second).toBe("b");
  expect(order).toEqual(["a begins", "a ends", "b begins"]);
});

it("who would be the twenty-first is asked to come back, and is taken once others are done", async () => {
  const queue = createDrawingQueue();
  const { running, draw } = drawings();
  const asked = Array.from({ length: 20 }, () => queue(draw));
  await expect(queue(draw)).rejects.toMatchObject({
    code: "unavailable",
    detail: { retryAfterSeconds: 2 },
  });
  expect(running).toHaveLength(1);
  running.shift()?.();
  await asked[0];
  const late = queue(async () => "drawn");
  for (const one of asked.slice(1)) {
    await expect.poll(() => running.length).toBe(1);
    running.shift()?.();
    await one;
  }
  expect(await late).toBe("drawn");
});

it("however many may wait where no bound is set", async () => {
  const queue = createDrawingQueue({ maxWaiting: Infinity });
  const asked = Array.from({ length: 100 }, (_, at) => queue(async () => at));
  expect(await Promise.all(asked)).toHaveLength(100);
});

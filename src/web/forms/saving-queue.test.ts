import { describe, expect, test } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import { createSavingQueue, nothingStored, type SavingQueue } from "./saving-queue.ts";

/** A queue whose saves end when the test says so. */
function newQueue(merge: (waiting: object, next: object) => object = (_, next) => next) {
  const calls: { value: object; end: (error?: unknown) => void }[] = [];
  const queue = createSavingQueue<object>(
    {
      save: (value) =>
        new Promise<void>((resolve, reject) => {
          calls.push({ value, end: (error) => (error ? reject(error) : resolve()) });
        }),
      merge,
    },
    0,
  );
  return { queue, calls };
}

/** The states that follow each other until the wanted one. */
function until(queue: SavingQueue<object>, wanted: string): Promise<string[]> {
  const seen: string[] = [];
  return new Promise((resolve) => {
    const stop = queue.subscribe(() => {
      seen.push(queue.status().state);
      if (queue.status().state !== wanted) return;
      stop();
      resolve(seen);
    });
  });
}

describe("createSavingQueue", () => {
  test("says saving, then saved, then nothing", async () => {
    const { queue, calls } = newQueue();
    const states = until(queue, "idle");
    queue.run({ title: "a" });
    calls[0]?.end();
    expect(await states).toEqual(["saving", "saved", "idle"]);
  });

  test("says nothing more of what was not stored and has been told, and goes on with what came meanwhile", async () => {
    const answers: unknown[] = [nothingStored, nothingStored, "stored"];
    const queue = createSavingQueue<object>(
      { save: () => Promise.resolve(answers.shift()), merge: (_, next) => next },
      0,
    );
    const refused = until(queue, "idle");
    queue.run({ n: 1 });
    expect(await refused).toEqual(["saving", "idle"]);
    expect(await queue.settled()).toBe(true);
    const saved = until(queue, "saved");
    queue.run({ n: 2 });
    queue.run({ n: 3 });
    expect(await saved).toEqual(["saving", "saving", "saved"]);
  });

  test("saves what comes meanwhile afterwards, and only the newest of it", async () => {
    const { queue, calls } = newQueue();
    queue.run({ n: 1 });
    queue.run({ n: 2 });
    queue.run({ n: 3 });
    expect(calls.map(({ value }) => value)).toEqual([{ n: 1 }]);
    const again = until(queue, "saving");
    calls[0]?.end();
    await again;
    const saved = until(queue, "saved");
    calls[1]?.end();
    await saved;
    expect(calls.map(({ value }) => value)).toEqual([{ n: 1 }, { n: 3 }]);
  });

  test("puts parts together, what failed with what came after it", async () => {
    const { queue, calls } = newQueue((waiting, next) => ({ ...waiting, ...next }));
    queue.run({ title: "a" });
    queue.run({ price: 2 });
    const failed = until(queue, "failed");
    calls[0]?.end(new Error("no network"));
    await failed;
    queue.run({ title: "b" });
    expect(calls[1]?.value).toEqual({ title: "b", price: 2 });
  });

  test("keeps what failed until it is tried again", async () => {
    const { queue, calls } = newQueue();
    const failed = until(queue, "failed");
    queue.run({ title: "a" });
    const error = new Error("no network");
    calls[0]?.end(error);
    await failed;
    expect(queue.status().error).toBe(error);
    const saved = until(queue, "saved");
    queue.retry();
    calls[1]?.end();
    await saved;
    expect(calls[1]?.value).toEqual({ title: "a" });
  });

  test("tells when it is at rest, and whether all is saved", async () => {
    const { queue, calls } = newQueue();
    expect(await queue.settled()).toBe(true);
    queue.run({ title: "a" });
    const failed = queue.settled();
    calls[0]?.end(new Error("no network"));
    expect(await failed).toBe(false);
    queue.retry();
    const saved = queue.settled();
    calls[1]?.end();
    expect(await saved).toBe(true);
  });

  test("tells a conflict with both texts, and forgets it on demand", async () => {
    const { queue, calls } = newQueue();
    const conflict = until(queue, "conflict");
    queue.run({ title: "a" });
    const conflicts = { "data.title_br": { yours: "a", theirs: "b" } };
    calls[0]?.end(new CallRefused(409, { error: "conflict", message: "", conflicts }));
    await conflict;
    expect(queue.status().conflicts).toEqual(conflicts);
    queue.dismiss();
    queue.retry();
    expect(queue.status().state).toBe("idle");
    expect(calls).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import { createOnce, type Sent } from "./create-once.ts";

type Fields = { title: string };

/** A server that makes one thing for each key and whose answers may get lost, and a sender. */
function newMaker() {
  const made = new Map<string, Fields>();
  let unanswered: Sent<Fields> | undefined;
  let fault: "none" | "answer lost" | number = "none";
  return {
    made: () => [...made.values()],
    unanswered: () => unanswered,
    fail: (next: typeof fault) => (fault = next),
    send: (title: string) =>
      createOnce<Fields, string>(
        { title },
        {
          unanswered,
          keep: (sent) => (unanswered = sent),
          create: (fields, key) => {
            if (typeof fault === "number")
              return Promise.reject(new CallRefused(fault, { error: "invalid_id", message: "" }));
            if (!made.has(key)) made.set(key, fields);
            if (fault === "none") return Promise.resolve(key);
            return Promise.reject(new CallRefused(0, { error: "default", message: "" }));
          },
          change: (key) => Promise.resolve(made.set(key, { title })),
        },
      ),
  };
}

describe("createOnce", () => {
  test("makes one thing when the answer was lost and it is sent again", async () => {
    const maker = newMaker();
    maker.fail("answer lost");
    await expect(maker.send("Pudim")).rejects.toThrow();
    await expect(maker.send("Pudim")).rejects.toThrow();
    maker.fail("none");
    await maker.send("Pudim");
    expect(maker.made()).toEqual([{ title: "Pudim" }]);
    expect(maker.unanswered()).toBeUndefined();
  });

  test.each([401, 403, 429])(
    "makes one thing when the answer was lost and the next try was not let in (%i)",
    async (status) => {
      const maker = newMaker();
      maker.fail("answer lost");
      await expect(maker.send("Pudim")).rejects.toThrow();
      maker.fail(status);
      await expect(maker.send("Pudim")).rejects.toThrow();
      maker.fail("none");
      await maker.send("Pudim");
      expect(maker.made()).toEqual([{ title: "Pudim" }]);
    },
  );

  test("changes what was made when something else was typed before it is sent again", async () => {
    const maker = newMaker();
    maker.fail("answer lost");
    await expect(maker.send("Pudin")).rejects.toThrow();
    maker.fail("none");
    await maker.send("Pudim");
    expect(maker.made()).toEqual([{ title: "Pudim" }]);
  });

  test("makes another thing after the answer, however alike", async () => {
    const maker = newMaker();
    await maker.send("Pudim");
    await maker.send("Pudim");
    expect(maker.made()).toHaveLength(2);
  });

  test("forgets what was refused: the next one is new", async () => {
    const maker = newMaker();
    maker.fail(400);
    await expect(maker.send("Pudim")).rejects.toThrow();
    expect(maker.unanswered()).toBeUndefined();
    maker.fail("none");
    await maker.send("Sorvete");
    expect(maker.made()).toEqual([{ title: "Sorvete" }]);
  });
});

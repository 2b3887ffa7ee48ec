import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { withAccount } from "./with-account.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startApp();
});
afterAll(() => testApp.close());

const transactions = 1_000;

/** Where things are that have outlived two collections of the young, and stay until the whole memory is looked through. */
function oldBytes(): number {
  const { space_used_size } =
    getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space") ?? {};
  return space_used_size ?? 0;
}

it("a transaction leaves nothing for the collection of the whole memory, neither its rows nor its statements", async () => {
  setFlagsFromString("--expose-gc");
  // What the flag adds to a new context.
  const collect = runInNewContext("gc") as () => void;
  const { accountId } = await newAccount(testApp);
  const rows = "select n, repeat('n', 20) as text from generate_series(1, 20) n";
  const run = async (times: number) => {
    for (let at = 0; at < times; at += 1)
      await withAccount(testApp.database, { accountId, mode: "read" }, async ({ ask, db }) => {
        await ask(rows);
        return db;
      });
  };
  await run(transactions / 4);
  const left: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    collect();
    const before = oldBytes();
    await run(transactions);
    left.push((oldBytes() - before) / transactions);
  }
  // Each has some 30 KB. What is compiled meanwhile counts as well, so the least of several says what they leave: 5 to
  // 11 KB when anything that dies old knows the next.
  expect(Math.min(...left)).toBeLessThan(1_000);
});

import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, inject, it, onTestFinished } from "vitest";
import { startRelay } from "../../src/server/live/relay.ts";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { startApp } from "../../src/server/testing/start-app.ts";
import { newTokens } from "./listeners.ts";

const listenerCount = Number(process.env["FAULT_LISTENERS"] ?? 300);
/** Bare node:http keeps some 22 KB for a connection, parser, question and answer. */
const maxHeapBytesEach = 24 * 1024;

/** Bytes that are left after garbage collection. */
async function neededBytes(): Promise<{ heap: number; resident: number }> {
  setFlagsFromString("--expose-gc");
  // The flag gives `gc` only to contexts that are made after it.
  const collect = runInNewContext("gc") as () => void;
  for (let round = 0; round < 3; round += 1) {
    await sleep(200);
    collect();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

it("a listener who has nothing to hear takes little memory", { timeout: 300_000 }, async () => {
  const relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: console.warn, error: console.error },
  });
  const testApp = await startApp({ events: relay, config: { trustedProxies: ["127.0.0.1"] } });
  onTestFinished(async () => {
    await testApp.close();
    await relay.close();
  });
  const origin = await testApp.app.listen({ port: 0, host: "127.0.0.1" });
  const account = await newAccount(testApp);
  const tokens = await newTokens(testApp, { account, count: listenerCount });
  const script = fileURLToPath(new URL("listening-client.ts", import.meta.url));

  async function listen(some: string[]): Promise<void> {
    const client = fork(script, { execPath: process.execPath, execArgv: [] });
    onTestFinished(() => void client.kill());
    client.send({ origin, host: account.host, tokens: some });
    await once(client, "message");
  }

  const first = Math.floor(listenerCount / 3);
  await listen(tokens.slice(0, first));
  const before = await neededBytes();
  await listen(tokens.slice(first));
  const after = await neededBytes();
  const each = (bytes: number) => Math.round(bytes / (listenerCount - first));
  const heapEach = each(after.heap - before.heap);
  console.log(
    `${heapEach} bytes of the heap a listener; the process took ${each(after.resident - before.resident)} while they came`,
  );
  expect(heapEach).toBeGreaterThan(0);
  expect(heapEach).toBeLessThanOrEqual(maxHeapBytesEach);
});

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { portOf } from "../../src/server/testing/listen.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";
import { allowedMs, p95 } from "./machine.ts";
import { openWaterAccount } from "./water-account.ts";

const socketCount = Number(process.env["FAULT_SLOW_SOCKETS"] ?? 100);
/** 10 is the real interval; with less, the server's timeouts are shorter in the same proportion. */
const byteEverySeconds = Number(process.env["FAULT_SLOW_SECONDS"] ?? 0.2);
const measured = Number(process.env["FAULT_SLOW_CALLS"] ?? 40);
const scale = byteEverySeconds / 10;
const cutWithinMs = 65_000 * scale;
const short = {
  requestTimeout: 60_000 * scale,
  headersTimeout: 20_000 * scale,
  connectionsCheckingInterval: 2_000 * scale,
  keepAliveTimeout: 65_000,
};

const testApp = sharedApp({
  limits: { perGuest: 1e6, perAddress: 1e6 },
  ...(scale < 1 ? { slowCallers: short } : {}),
});
let account: TestAccount;
let body: string;
let port: number;
beforeAll(async () => {
  ({ account, body } = await openWaterAccount(testApp));
  port = await portOf(testApp);
});

/** Half of the requests never end their headers, and the others never end their body. */
function slowRequest(index: number): { atOnce: string; slowly: string } {
  const start = `POST /v2.0/order HTTP/1.1\r\nHost: ${account.host}\r\n`;
  if (index % 2 === 0) return { atOnce: start, slowly: `X-Slow: ${"a".repeat(10_000)}` };
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  return { atOnce: `${start}${headers}\r\n`, slowly: body };
}

/** Sends a request byte by byte; `cutAfterMs` is how long the server allowed it. */
async function sendSlowly(index: number): Promise<{ socket: Socket; cutAfterMs: Promise<number> }> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const startedAt = performance.now();
  const { atOnce, slowly } = slowRequest(index);
  socket.write(atOnce);
  let sent = 0;
  const everyMs = byteEverySeconds * 1_000;
  // Each starts at a moment of its own, as strangers do.
  let drip = setTimeout(function next() {
    socket.write(slowly.charAt(sent++));
    drip = setTimeout(next, everyMs);
  }, Math.random() * everyMs);
  socket.resume();
  // A reset is one way of being cut off.
  const { promise: cutAfterMs, resolve } = Promise.withResolvers<number>();
  socket.on("close", () => {
    clearTimeout(drip);
    resolve(performance.now() - startedAt);
  });
  return { socket, cutAfterMs };
}

/** The others' waits for a menu and an order meanwhile. */
async function measure(calls: number): Promise<number[]> {
  const taken: number[] = [];
  const headers = { domain: account.host };
  for (let n = 0; n < calls; n += 1) {
    const startedAt = performance.now();
    const response = await (n % 2 === 0
      ? fetch(`http://127.0.0.1:${port}/v2.0/content/menu`, { headers })
      : fetch(`http://127.0.0.1:${port}/v2.0/order`, {
          method: "POST",
          headers: {
            ...headers,
            "content-type": "application/json",
            "idempotency-key": crypto.randomUUID(),
          },
          body,
        }));
    await response.text();
    expect([200, 201]).toContain(response.status);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

describe("clients who send a byte now and then", () => {
  it(
    `are cut off, ${socketCount} of them, and keep nobody else waiting`,
    { timeout: 120_000 + cutWithinMs * 3 },
    async () => {
      await measure(10);
      const quiet = p95(await measure(measured));
      const slow = await Promise.all(
        Array.from({ length: socketCount }, (_, index) => sendSlowly(index)),
      );
      onTestFinished(() => {
        for (const { socket } of slow) socket.destroy();
      });
      const crowded = p95(await measure(measured));
      const cut = await Promise.race([
        Promise.all(slow.map((one) => one.cutAfterMs)),
        sleep(cutWithinMs * 3, undefined, { ref: false }),
      ]);
      const longest = Math.max(...(cut ?? [Infinity]));
      console.log(
        `${socketCount} sockets with a byte every ${byteEverySeconds} s: others' p95 ${quiet.toFixed(1)} ms before, ${crowded.toFixed(1)} ms meanwhile; cut off after at most ${Math.round(longest)} ms`,
      );
      expect(longest).toBeLessThan(allowedMs(cutWithinMs) + 500);
      expect(crowded).toBeLessThan(allowedMs(Math.max(2 * quiet, 50)));
      expect(await measure(2)).toHaveLength(2);
    },
  );
});

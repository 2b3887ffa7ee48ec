import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { portOf } from "../../src/server/testing/listen.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";
import { signedInAdmin, type Caller } from "../../src/server/testing/caller.ts";
import { openWaterAccount } from "./water-account.ts";

/** The number of places in the request, and in the answer, at which a connection ends; "all": at every byte. */
const wanted = process.env["FAULT_ABORTS"] ?? "20";

const testApp = sharedApp({ limits: { perGuest: 1e6, perAddress: 1e6 } });
let account: TestAccount;
let admin: Caller;
let body: string;
let port: number;
beforeAll(async () => {
  ({ account, body } = await openWaterAccount(testApp));
  admin = await signedInAdmin(testApp, account);
  port = await portOf(testApp);
});

function question(key: string): Buffer {
  const head = [
    "POST /v2.0/order HTTP/1.1",
    `Host: ${account.host}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
    "Connection: close",
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** Sends so many bytes of the request, takes so many of the answer, and then ends the connection. */
async function exchange(
  asked: Buffer,
  { sent = asked.length, taken = Infinity }: { sent?: number; taken?: number } = {},
): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  const parts: Buffer[] = [];
  let received = 0;
  socket.on("data", (part: Buffer) => {
    parts.push(part);
    received += part.length;
    if (received >= taken) socket.destroy();
  });
  socket.write(asked.subarray(0, sent), () => {
    if (sent < asked.length || taken === 0) socket.destroy();
  });
  await closed;
  return Buffer.concat(parts);
}

function offsets(length: number): number[] {
  const count = wanted === "all" ? length : Math.min(length, Number(wanted));
  return Array.from({ length: count }, (_, index) => Math.floor((index * length) / count));
}

/** The number of the newest order is the count: an account counts its own from one. */
async function orderCount(): Promise<number> {
  const [newest] = (await admin.orders.list({ query: {} })).orders;
  return newest && "id" in newest ? newest.id : 0;
}

const statusOf = (answer: Buffer) => answer.subarray(0, 12).toString();

describe("threat 36: an order whose connection ends in the middle", () => {
  it.each(["question", "answer"] as const)(
    "of the %s is placed once when it is sent again",
    { timeout: 300_000 },
    async (part) => {
      const whole = await exchange(question(randomUUID()));
      expect(statusOf(whole)).toBe("HTTP/1.1 201");
      const before = await orderCount();
      const ends = offsets(part === "question" ? question(randomUUID()).length : whole.length);
      for (const end of ends) {
        const asked = question(randomUUID());
        await exchange(asked, part === "question" ? { sent: end } : { taken: end });
        const first = await exchange(asked);
        expect([end, statusOf(first)]).toEqual([end, "HTTP/1.1 201"]);
        const again = await exchange(asked);
        expect(bodyOf(again)).toBe(bodyOf(first));
      }
      expect(await orderCount()).toBe(before + ends.length);
      console.log(`${ends.length} orders cut off in the ${part} and sent again: each placed once`);
    },
  );
});

function bodyOf(answer: Buffer): string {
  return answer.toString().split("\r\n\r\n").at(-1) ?? "";
}

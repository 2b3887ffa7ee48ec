import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { connected } from "../connected.ts";
import { exchange } from "../exchange.ts";
import type { Guest } from "./guest.ts";

// A client that takes as little of the processor as it can: it shares the machine with what it measures.

type Path = "order" | "order/quote";

/** Places orders, or asks for quotes, over one connection for each guest. Returns how long each took. */
export async function placeFor(
  origin: string,
  { guests, ms, path = "order" }: { guests: readonly Guest[]; ms: number; path?: Path },
): Promise<{ placed: number; tookMs: number[] }> {
  const port = Number(new URL(origin).port);
  const end = performance.now() + ms;
  const tookMs: number[] = [];
  await Promise.all(
    guests.map(async (guest) => {
      const socket = await connected(port);
      const parts = requestOf(guest, path);
      while (performance.now() < end) {
        const sentAt = performance.now();
        await exchangeOk(socket, parts.join(randomUUID()));
        tookMs.push(performance.now() - sentAt);
      }
      socket.destroy();
    }),
  );
  return { placed: tookMs.length, tookMs };
}

/** The request before and after its key. */
export function requestOf({ account, token }: Guest, path: Path = "order"): [string, string] {
  const head = [
    `POST /v2.0/${path} HTTP/1.1`,
    `Host: ${account.host}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(account.order)}`,
    "Idempotency-Key: ",
  ].join("\r\n");
  return [head, `\r\n\r\n${account.order}`];
}

/** Sends a request and waits for the whole answer, which must be of 200 or 201. */
export async function exchangeOk(socket: Socket, request: string | Uint8Array): Promise<void> {
  const { status, head, body } = await exchange(socket, request);
  if (status !== 200 && status !== 201) throw new Error(`${head}\n${body}`);
}

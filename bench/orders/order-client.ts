import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import type { Guest } from "./guest.ts";

// A client that takes as little of the processor as it can: it shares the machine with what it measures.

type Path = "order" | "order/quote";

/** Places orders, or asks what they come to, over so many connections, each with a guest of its own; how long each took. */
export async function placeFor(
  origin: string,
  { guests, ms, path = "order" }: { guests: readonly Guest[]; ms: number; path?: Path },
): Promise<{ placed: number; tookMs: number[] }> {
  const { port, hostname } = new URL(origin);
  const end = performance.now() + ms;
  const tookMs: number[] = [];
  await Promise.all(
    guests.map(async (guest) => {
      const socket = connect({ port: Number(port), host: hostname, noDelay: true });
      const parts = requestOf(guest, path);
      while (performance.now() < end) {
        const sentAt = performance.now();
        await exchange(socket, parts.join(randomUUID()));
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
export function exchange(socket: Socket, request: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const done = (error?: Error) => {
      socket.removeAllListeners();
      if (error) reject(error);
      else resolve();
    };
    socket.on("error", done);
    socket.on("close", () => done(new Error(`Cut off: ${said}`)));
    socket.on("data", (part) => {
      said += part.toString("latin1");
      const headEnd = said.indexOf("\r\n\r\n");
      if (headEnd === -1) return;
      const length = Number(/^content-length: (\d+)/im.exec(said)?.[1]);
      if (said.length < headEnd + 4 + length) return;
      done(/^HTTP\/1\.1 20[01]/.test(said) ? undefined : new Error(said));
    });
    socket.write(request);
  });
}

import { connect } from "node:net";
import { nowMs } from "./clock.ts";

// Holds many streams of events, in a process of its own: tells when all are open, and of each order when the last of
// them has heard of it.

/** The place to listen at, and the tokens; the listeners come from different addresses. */
export type Listening = { port: number; host: string; tokens: string[] };
export type Told = "open" | { order: number; lastAtMs: number };

const openedAtOnce = 20;
const perAddress = 500;
/** How often each order has been heard of, by its number among those that were placed. */
const heardBy: number[] = [];

process.once("message", (listening: Listening) => void open(listening));

async function open({ port, host, tokens }: Listening): Promise<void> {
  for (let next = 0; next < tokens.length; next += openedAtOnce) {
    const some = tokens.slice(next, next + openedAtOnce);
    await Promise.all(
      some.map((token, index) => {
        const address = `10.0.0.${Math.floor((next + index) / perAddress)}`;
        return listen({
          port,
          request: requestOf({ host, token, address }),
          listeners: tokens.length,
        });
      }),
    );
  }
  tell("open");
}

function requestOf({
  host,
  token,
  address,
}: {
  host: string;
  token: string;
  address: string;
}): string {
  return [
    "GET /v2.0/order/events HTTP/1.1",
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    `X-Forwarded-For: ${address}`,
    "\r\n",
  ].join("\r\n");
}

/** Resolves when the stream says that it is ready. */
function listen({
  port,
  request,
  listeners,
}: {
  port: number;
  request: string;
  listeners: number;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    let heard = 0;
    let isReady = false;
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("A stream was cut off")));
    socket.on("data", (part: Buffer) => {
      if (!isReady) {
        isReady = part.includes("event: ready");
        if (isReady) resolve();
        else if (!part.includes("HTTP/1.1 200")) reject(new Error(part.toString()));
        return;
      }
      if (!part.includes("event: order")) return;
      const count = (heardBy[heard] ?? 0) + 1;
      heardBy[heard] = count;
      if (count === listeners) tell({ order: heard, lastAtMs: nowMs() });
      heard += 1;
    });
    socket.write(request);
  });
}

function tell(told: Told): void {
  process.send?.(told);
}

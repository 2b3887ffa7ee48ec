import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { connected } from "../connected.ts";
import type { Guest } from "../orders/guest.ts";
import { exchangeOk, requestOf } from "../orders/order-client.ts";

/** Milliseconds until each answer. */
export type Waited = { menu: number[]; order: number[] };

const pausesMs = { menu: 150, order: 500 };

/** Guests who read their account's menu, and others who order, at random times until they are told to stop. */
export async function visit(
  origin: string,
  { guests, stop }: { guests: readonly Guest[]; stop: AbortSignal },
): Promise<Waited> {
  const waited: Waited = { menu: [], order: [] };
  const come = async (kind: keyof Waited, request: () => string) => {
    const socket = await connected(Number(new URL(origin).port));
    while (!stop.aborted) {
      await sleep(pausesMs[kind] * 2 * Math.random());
      const sentAt = performance.now();
      await exchangeOk(socket, request());
      waited[kind].push(performance.now() - sentAt);
    }
    socket.destroy();
  };
  await Promise.all(
    guests.flatMap((guest) => {
      const parts = requestOf(guest);
      return [come("menu", () => menuOf(guest)), come("order", () => parts.join(randomUUID()))];
    }),
  );
  return waited;
}

function menuOf({ account }: Guest): string {
  return `GET /v2.0/content/menu HTTP/1.1\r\nHost: ${account.host}\r\nAccept-Encoding: br\r\n\r\n`;
}

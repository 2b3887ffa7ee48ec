import type { ServerResponse } from "node:http";
import type { Principal } from "../sessions/principal.ts";

export function sessionIdOf(principal: Principal): string | undefined {
  return principal.kind === "nobody" ? undefined : principal.sessionId;
}

/** One open connection. There may be thousands, so it holds little. */
export type Listener = {
  /** A principal of kind "nobody" hears what everybody may. */
  principal: Principal;
  readonly address: string;
  /** The one shared order that it hears of, and nothing else. */
  readonly follows?: { orderId: string; key: string } | undefined;
  readonly out: ServerResponse;
  /** Whether the last heartbeat found bytes that it had not taken yet. */
  isBehind: boolean;
  /** When its session or link was last found valid, by the clock of `performance`. */
  checkedMs: number;
};

/** Bytes that may wait for a slow reader. Beyond them the reader is cut off, comes back and fetches again. */
const maxWaitingBytes = 256 * 1024;

export function newListener(
  { principal, address, follows }: Pick<Listener, "principal" | "address" | "follows">,
  response: ServerResponse,
): Listener {
  const checkedMs = performance.now();
  return { principal, address, follows, out: response, isBehind: false, checkedMs };
}

/** Writes to a listener whose answer has not ended. One that takes too little of it is cut off. */
export function writeToListener({ out }: Listener, told: Buffer): void {
  if (out.writableEnded || out.destroyed) return;
  if (out.writableLength > maxWaitingBytes) out.destroy();
  else out.write(told);
}

/** Ends the answer; bytes that the reader has not taken are lost, and fetched when it comes back. */
export function closeListener({ out }: Listener): void {
  if (out.writableEnded || out.destroyed) return;
  if (out.writableLength > 0) out.destroy();
  else out.end();
}

import type { ServerResponse } from "node:http";
import type { Principal } from "../auth/principal.ts";
import type { Snapshot } from "./mark.ts";

/** Whoever may listen is known by their session. */
export type ListeningPrincipal = Exclude<Principal, { kind: "nobody" }>;

/** One open connection. There may be thousands, so it holds little. */
export type Listener = {
  principal: ListeningPrincipal;
  readonly address: string;
  readonly response: ServerResponse;
  /** What it was told when it came, until the relay has come as far. */
  since: Snapshot | undefined;
  /** The last heartbeat found bytes that it had not taken yet. */
  isBehind: boolean;
};

/** What may wait for a slow reader; beyond it the reader is cut off, and comes back with its mark. */
const maxWaitingBytes = 256 * 1024;

/** False when the reader has been cut off. */
export function tell({ response }: Listener, text: string | Buffer): boolean {
  if (response.writableEnded || response.destroyed) return false;
  if (response.writableLength > maxWaitingBytes) {
    response.destroy();
    return false;
  }
  response.write(text);
  return true;
}

/** Ends the answer; what the reader has not taken by then is lost to it, and found again by its mark. */
export function dismiss({ response }: Listener): void {
  if (response.writableLength > 0) response.destroy();
  else response.end();
}

import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Principal } from "../sessions/principal.ts";
import type { Snapshot } from "./mark.ts";
import { takeSocket } from "./take-socket.ts";

/** Whoever may listen is known by their session. */
export type ListeningPrincipal = Exclude<Principal, { kind: "nobody" }>;

/** One open connection. There may be thousands, so it holds little. */
export type Listener = {
  principal: ListeningPrincipal;
  readonly address: string;
  /** Where the answer is written; to a connection that node:http has let go of, in chunks. */
  readonly out: ServerResponse | Socket;
  readonly inChunks: boolean;
  /** What it was told when it came, until the relay has come as far. */
  since: Snapshot | undefined;
  /** The last heartbeat found bytes that it had not taken yet. */
  isBehind: boolean;
};

/** What may wait for a slow reader; beyond it the reader is cut off, and comes back with its mark. */
const maxWaitingBytes = 256 * 1024;

/** Somebody whose answer has begun. */
export function newListener(
  { principal, address }: Pick<Listener, "principal" | "address">,
  response: ServerResponse,
): Listener {
  const socket = takeSocket(response);
  return {
    principal,
    address,
    out: socket ?? response,
    inChunks: socket !== undefined,
    since: undefined,
    isBehind: false,
  };
}

/** The same words for many, as bytes on either kind of connection. */
export type Told = { plain: Buffer; chunked: Buffer };

export function toldTo(text: string): Told {
  const plain = Buffer.from(text);
  const size = Buffer.from(`${plain.length.toString(16)}\r\n`);
  return { plain, chunked: Buffer.concat([size, plain, Buffer.from("\r\n")]) };
}

/** Nothing more to one whose answer has ended; one that takes too little of it is cut off. */
export function tell({ out, inChunks }: Listener, told: Told): void {
  if (out.writableEnded || out.destroyed) return;
  if (out.writableLength > maxWaitingBytes) out.destroy();
  else out.write(inChunks ? told.chunked : told.plain);
}

/** Ends the answer; what the reader has not taken by then is lost to it, and found again by its mark. */
export function dismiss({ out, inChunks }: Listener): void {
  if (out.writableEnded || out.destroyed) return;
  if (out.writableLength > 0) out.destroy();
  else if (inChunks) out.end("0\r\n\r\n", () => out.destroy());
  else out.end();
}

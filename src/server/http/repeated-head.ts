import type { IncomingMessage, ServerResponse } from "node:http";

/** A response's head as Node writes it, which its types leave out. It is sent by `end` when it is there. */
type WithHead = { _header: string | null };

/** Names and values in turn, as Node takes them most quickly. */
export type Head = { status: number; headers: string[] };

/** So many heads are remembered at most: those of the busiest answers. */
const maxHeads = 200;
const heads = new Map<Head, string>();
let second = 0;

/**
 * Writes the head of an answer that is sent again and again. Node checks and joins the same lines each time, a tenth to a
 * quarter of the answer's time; until the date in them is another, the text that it made first is what it would make.
 */
export function writeRepeatedHead(
  request: IncomingMessage,
  response: ServerResponse & Partial<WithHead>,
  head: Head,
): void {
  // The other ones' heads say that the connection will be closed.
  const isUsual = response.shouldKeepAlive && request.httpVersion === "1.1";
  if (!isUsual) {
    response.writeHead(head.status, head.headers);
    return;
  }
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second || heads.size >= maxHeads) {
    heads.clear();
    second = now;
  }
  const text = heads.get(head);
  if (text === undefined) {
    response.writeHead(head.status, head.headers);
    if (typeof response._header === "string") heads.set(head, response._header);
    return;
  }
  response.statusCode = head.status;
  response._header = text;
}

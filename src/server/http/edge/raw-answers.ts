import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusalBody, statusOf, Refused } from "../refused.ts";

const tooMuchHead = "too_large";

/** Node gives the bytes at which it gave up, which its types do not say. */
type Unread = NodeJS.ErrnoException & { rawPacket?: unknown };

/**
 * Answers a request that never became a call, because Node could not read it to its end; no hook has seen it. A head
 * above Node's 16 KB is refused as a call is; anything else is no HTTP, and gets a bare status.
 */
export function createAnswerUnread(headers: Record<string, string>) {
  return (error: Unread, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const isCall = error.code === "HPE_HEADER_OVERFLOW";
    const status = isCall ? statusOf(tooMuchHead) : unreadStatus(error);
    const body = isCall ? JSON.stringify(refusalBody(tooMuchHead)) : "";
    const lines = Object.entries({
      ...headers,
      ...(isCall ? { "content-type": "application/json; charset=utf-8" } : {}),
      "cache-control": "no-store",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${isHead(error) ? "" : body}`,
    );
    socket.destroySoon();
  };
}

/** A caller of HEAD would take a body for the next answer. */
function isHead({ rawPacket }: Unread): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString("latin1", 0, 5) === "HEAD ";
}

function unreadStatus({ code }: NodeJS.ErrnoException): 400 | 408 {
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

const retryAfterSeconds = 2;

/**
 * Answers requests that come to a closing server. The next server takes them: nothing of them has been done here.
 * `document` is for those who asked for a page.
 */
export function answerClosing(
  headers: OutgoingHttpHeaders,
  response: ServerResponse,
  document: string | undefined,
): void {
  const { code, detail } = new Refused("unavailable", { retryAfterSeconds });
  response.writeHead(statusOf(code), {
    ...headers,
    "content-type": `${document === undefined ? "application/json" : "text/html"}; charset=utf-8`,
    "cache-control": "no-store",
    ...(document === undefined ? {} : { vary: "accept-language" }),
    "retry-after": String(retryAfterSeconds),
    connection: "close",
  });
  response.end(document ?? JSON.stringify(refusalBody(code, detail)));
}

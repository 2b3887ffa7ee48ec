import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What node:http gives a connection to read its requests with; it is not documented, and looked at before it is used. */
type Parser = { unconsume(): void; remove(): void; close(): void; [part: string]: unknown };

/**
 * Takes the connection of an answer whose head is out away from node:http, which keeps three times as much for it as
 * the connection itself takes: the parser, question and answer. Nothing more is read from it; what is written must come
 * in chunks. Undefined where that is not possible, for HTTP/1.0 and for requests that came over no network.
 */
export function takeSocket(response: ServerResponse): Socket | undefined {
  const { socket, req } = response;
  if (!socket || req.httpVersion !== "1.1" || !req.complete) return undefined;
  if (!response.headersSent || response.writableLength > 0) return undefined;
  if (!response.shouldKeepAlive || socket.destroyed) return undefined;
  const { parser } = socket as Socket & { parser?: unknown };
  if (!isParser(parser)) return undefined;
  // To node:http and to those who wait for it the answer is through, and the connection free for the next question.
  response.emit("finish");
  parser.unconsume();
  parser.remove();
  Object.assign(parser, { socket: null, incoming: null, outgoing: null, onIncoming: null });
  Object.assign(socket, { parser: null });
  // It may be what has brought us here.
  setImmediate(() => parser.close());
  socket.removeAllListeners();
  socket.setTimeout(0);
  socket.on("error", () => undefined);
  // Whoever listens has nothing more to say; that they hang up is heard only by reading on.
  socket.on("end", () => socket.destroy());
  socket.resume();
  return socket;
}

function isParser(parser: unknown): parser is Parser {
  if (typeof parser !== "object" || parser === null) return false;
  return ["unconsume", "remove", "close"].every(
    (name) => typeof (parser as Record<string, unknown>)[name] === "function",
  );
}

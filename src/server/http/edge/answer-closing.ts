import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Refused, refusalBody, statusOf } from "../refused.ts";

const retryAfterSeconds = 2;

/** What is new to a server that is closing belongs to the next one: nothing of it has been done here. */
export function answerClosing(headers: OutgoingHttpHeaders, response: ServerResponse): void {
  const { code, detail } = new Refused("unavailable", { retryAfterSeconds });
  response.writeHead(statusOf(code), {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(retryAfterSeconds),
    connection: "close",
  });
  response.end(JSON.stringify(refusalBody(code, detail)));
}

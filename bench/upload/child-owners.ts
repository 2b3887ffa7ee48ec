import { randomFillSync } from "node:crypto";
import { connected } from "../connected.ts";
import { exchangeOk } from "../orders/order-client.ts";
import { newPhotograph } from "./photograph.ts";

// The owners who send photographs run in a process of their own, so that their work does not delay the guests' timers.
// Real owners have processors of their own; here they share the server's, so each request is prepared before it is time
// to send and then written as the server takes it. The process sends as many at once as it is told to, one for each
// owner, and reports when all are stored.

export type Owner = { host: string; token: string };
export type Told = { origin: string; owners: readonly Owner[] } | { send: readonly number[] };
export type Said = { photographBytes: number } | { prepared: number } | { kept: number };

const photograph = await newPhotograph();
let origin = "";
let forms: Form[] = [];

process.on("message", (told: Told) => {
  if ("send" in told) return void sendAll(told.send);
  origin = told.origin;
  forms = told.owners.map(formOf);
  say({ prepared: forms.length });
});
say({ photographBytes: photograph.length });

async function sendAll(owners: readonly number[]): Promise<void> {
  await Promise.all(owners.map((at) => send(forms[at])));
  say({ kept: owners.length });
}

/** A whole request; `novelty` is the bytes in it that make each picture a new one. */
type Form = { request: Buffer; novelty: Buffer };

async function send(form: Form | undefined): Promise<void> {
  if (!form) throw new Error("No such owner");
  // The server would not convert a known picture again.
  randomFillSync(form.novelty);
  const socket = await connected(Number(new URL(origin).port));
  await exchangeOk(socket, form.request);
  socket.destroy();
}

function formOf({ host, token }: Owner): Form {
  const boundary = "photograph";
  const comment = Buffer.from([0xff, 0xfe, 0, 18]);
  const novelty = Buffer.alloc(16);
  const before = Buffer.from(
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="foto.jpg"',
      "Content-Type: image/jpeg",
      "\r\n",
    ].join("\r\n"),
  );
  const body = [
    before,
    photograph.subarray(0, 2),
    comment,
    novelty,
    photograph.subarray(2),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ];
  const head = Buffer.from(
    [
      "POST /v2.0/uploads HTTP/1.1",
      `Host: ${host}`,
      `Authorization: Bearer ${token}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${body.reduce((sum, part) => sum + part.length, 0)}`,
      "\r\n",
    ].join("\r\n"),
  );
  const request = Buffer.concat([head, ...body]);
  const at = head.length + before.length + 2 + comment.length;
  return { request, novelty: request.subarray(at, at + novelty.length) };
}

function say(said: Said): void {
  process.send?.(said);
}

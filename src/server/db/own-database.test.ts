import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { listenOnFreePort } from "../testing/listen-on-free-port.ts";
import { createOwnDatabase } from "./own-database.ts";

let server: ReturnType<typeof createServer>;
afterEach(() => void server.close());

/** A server in PostgreSQL's place, which serves each connection like this. */
async function urlOf(serve: (socket: Socket) => Promise<void>): Promise<string> {
  server = createServer((socket) => void serve(socket));
  return `postgres://nobody@127.0.0.1:${await listenOnFreePort(server)}/postgres`;
}

/** A message of PostgreSQL's protocol: its kind, its length and what it says. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, body]);
}
const welcome = Buffer.concat([
  message("R", Buffer.from([0, 0, 0, 0])),
  message("Z", Buffer.from("I")),
]);
const refusal = message("E", Buffer.from("SFATAL\0C28P01\0Mno\0\0"));

it("a connection that breaks while the database is made fails that, and nothing else", async () => {
  const url = await urlOf(async (socket) => {
    await once(socket, "data");
    socket.write(welcome);
    await once(socket, "data");
    socket.destroy();
  });
  await expect(createOwnDatabase(url)).rejects.toThrow("Connection terminated");
});

it("a connection that is refused is not left open", async () => {
  const closed = Promise.withResolvers<unknown>();
  const url = await urlOf(async (socket) => {
    await once(socket, "data");
    socket.write(refusal);
    closed.resolve(once(socket, "close"));
  });
  await expect(createOwnDatabase(url)).rejects.toThrow("no");
  await closed.promise;
});

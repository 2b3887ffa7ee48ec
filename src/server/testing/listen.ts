import { request, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";
import type { TestApp } from "./start-app.ts";

/** One event of a stream, its JSON parsed. */
export type Heard = {
  name: string;
  id: string | undefined;
  data: { hash?: string; number?: number };
};

/** Somebody who listens to what happens to orders. */
export type Listening = {
  status: number;
  headers: IncomingHttpHeaders;
  events: Heard[];
  /** The hashes of the orders that were heard of, in order. */
  orderHashes: () => string[];
  lastEventId: () => string | undefined;
  hasEnded: () => boolean;
  /** Breaks the connection, wherever it is. */
  cut: () => void;
  /** Reads no further until it is resumed. */
  pause: () => void;
};

type ListenOptions = {
  host: string;
  token?: string | undefined;
  lastEventId?: string | undefined;
  /** The stream's address below the version; absent: that of all orders. */
  path?: string | undefined;
  /** The header of that name: browsers keep the connection. */
  connection?: "keep-alive" | "close" | undefined;
};

/** The address at which a test's app can be reached over a socket, as streams need it. */
export async function originOf({ app }: TestApp): Promise<string> {
  return app.server.listening ? addressOf(app) : app.listen({ port: 0, host: "127.0.0.1" });
}

/** The port of that address, for tests that write their requests themselves. */
export async function portOf(testApp: TestApp): Promise<number> {
  return Number(new URL(await originOf(testApp)).port);
}

function addressOf(app: TestApp["app"]): string {
  const address = app.server.address();
  if (typeof address !== "object" || address === null) throw new Error("Listening to no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Opens a stream, and resolves when its head has arrived. */
export function listen(
  origin: string,
  { host, token, lastEventId, path = "order/events", connection = "keep-alive" }: ListenOptions,
): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const call = request(`${origin}/v2.0/${path}`, {
    agent: false,
    headers: {
      host,
      connection,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
  });
  onTestFinished(() => void call.destroy());
  call.on("error", reject);
  call.on("response", (answer) => {
    const events: Heard[] = [];
    let ended = false;
    let lastId: string | undefined;
    let rest = "";
    answer.setEncoding("utf8");
    answer.on("data", (part: string) => {
      const blocks = (rest + part).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split("\n")
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        const id = field("id");
        lastId = id ?? lastId;
        const name = field("event");
        if (name !== undefined) events.push({ name, id, data: JSON.parse(field("data") ?? "{}") });
      }
    });
    answer.on("close", () => (ended = true));
    answer.on("error", () => undefined);
    resolve({
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      events,
      orderHashes: () =>
        events.flatMap(({ name, data }) => (name === "order" && data.hash ? [data.hash] : [])),
      lastEventId: () => lastId,
      hasEnded: () => ended,
      cut: () => void call.destroy(),
      pause: () => void answer.socket.pause(),
    });
  });
  call.end();
  return promise;
}

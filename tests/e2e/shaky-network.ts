import { createServer, request as forward, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnFreePort } from "../../src/server/testing/listen-on-free-port.ts";
import type { TestSite } from "./site.ts";

/** The network between guests and the site. */
export type ShakyNetwork = {
  port: number;
  /** The paths that have arrived, in order. */
  arrived: string[];
  /** Answers wait until `release`; requests arrive all the same. */
  hold(): void;
  release(): void;
  /** Each answer comes this much later. */
  delay(ms: number): void;
  /** Connections break at once. */
  cut(): void;
  restore(): void;
  /** Changes the text of answers on their way. */
  rewrite(change: (path: string, body: string) => string): void;
  /** Ends `hold`, `delay`, `cut` and `rewrite`. */
  reset(): void;
  close(): Promise<void>;
};

/** Starts a proxy before the site. Tests choose its faults. */
export async function shakyNetwork(site: TestSite): Promise<ShakyNetwork> {
  const { port } = new URL(site.url({ label: "any" }, "/"));
  let isCut = false;
  let delayMs = 0;
  let held = Promise.withResolvers<void>();
  held.resolve();
  let change: ((path: string, body: string) => string) | undefined;
  const arrived: string[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    arrived.push(path);
    if (isCut) return void incoming.socket.destroy();
    const { "accept-encoding": _, "if-none-match": known, ...headers } = incoming.headers;
    // The browser's cached copy differs from a changed answer, so its tag is not passed on.
    if (known !== undefined && !change) headers["if-none-match"] = known;
    const passed = forward(
      { port, host: "127.0.0.1", path, method: incoming.method, headers },
      (answer) => void send(answer).catch(() => outgoing.destroy()),
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);

    async function send(answer: IncomingMessage): Promise<void> {
      await held.promise;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (isCut) return void outgoing.destroy();
      const { "content-length": __, ...rest } = answer.headers;
      if (change && /javascript|html|json/.test(rest["content-type"] ?? "")) {
        const { etag: ___, ...others } = rest;
        outgoing.writeHead(answer.statusCode ?? 500, others);
        outgoing.end(change(path, await text(answer)));
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      answer.pipe(outgoing);
    }
  });
  return {
    port: await listenOnFreePort(server),
    arrived,
    hold: () => (held = Promise.withResolvers()),
    release: () => held.resolve(),
    delay: (ms) => (delayMs = ms),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => (isCut = false),
    rewrite: (next) => (change = next),
    reset() {
      isCut = false;
      delayMs = 0;
      change = undefined;
      held.resolve();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

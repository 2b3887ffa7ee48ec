import { get } from "node:http";
import type { Page } from "playwright-core";

export type Fetched = { status: number; headers: Record<string, unknown>; bytes: Buffer };

/** An answer with its bytes as they are sent. */
export function fetchPacked(address: string): Promise<Fetched> {
  const { promise, resolve, reject } = Promise.withResolvers<Fetched>();
  const { hostname, port, pathname, host } = new URL(address);
  const toThisMachine = hostname.endsWith("localhost") ? "127.0.0.1" : hostname;
  const asked = {
    hostname: toThisMachine,
    port,
    path: pathname,
    headers: { host, "accept-encoding": "br" },
    agent: false,
  };
  get(asked, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        bytes: Buffer.concat(parts),
      }),
    );
  }).on("error", reject);
  return promise;
}

/** Waits until the page reacts: its buttons have React's properties once React has hydrated it. */
export const isReady = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("#root button") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );

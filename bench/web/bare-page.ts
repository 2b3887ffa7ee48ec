import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { fetchPacked, type Fetched } from "./page.ts";

/** The scripts that run, and what they fetch; what only search engines read stays. */
const scripted = /<script>.*?<\/script>|<link rel="later"[^>]*>/gsu;

/**
 * The page at `address` without any script, with the same styles and pictures, sent from memory by a bare server:
 * what the browser and the machine take for themselves.
 */
export async function startBarePage(
  address: string,
): Promise<AsyncDisposable & { address: string }> {
  const { origin, hostname, pathname } = new URL(address);
  const page = await fetchPacked(address);
  const bytes = withoutScripts(page.bytes);
  const known = new Map<string, Promise<Fetched>>([
    [pathname, Promise.resolve({ ...page, bytes })],
  ]);
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = known.get(url) ?? fetchPacked(`${origin}${url}`);
    known.set(url, answer);
    const { status, headers, bytes: body } = await answer;
    const { "content-type": type, "content-encoding": encoding } = headers;
    response.writeHead(status, {
      "content-length": body.length,
      ...(type === undefined ? {} : { "content-type": String(type) }),
      ...(encoding === undefined ? {} : { "content-encoding": String(encoding) }),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // Listening on a port, it has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${hostname}:${port}${pathname}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function withoutScripts(packed: Buffer): Buffer {
  const html = brotliDecompressSync(packed).toString();
  const bare = html.replaceAll(scripted, "");
  if (bare === html) throw new Error("The page has no script to leave out");
  return brotliCompressSync(bare);
}

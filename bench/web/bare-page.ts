import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { fetchPacked, type Fetched } from "./page.ts";

/** The scripts that run, and the links to those that are fetched later. Data for search engines stays. */
const scripted = /<script>.*?<\/script>|<link rel="later"[^>]*>/gsu;

/**
 * The page at `address` without any script, with the same styles and pictures, sent from memory by a bare server: the
 * time that the browser and the machine need in any case.
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
  const serve = async (path: string, response: ServerResponse) => {
    const answer = known.get(path) ?? fetchPacked(`${origin}${path}`);
    known.set(path, answer);
    const { status, headers, bytes: body } = await answer;
    for (const name of ["content-type", "content-encoding"]) {
      const value = headers[name];
      if (typeof value === "string") response.setHeader(name, value);
    }
    response.statusCode = status;
    response.end(body);
  };
  const server = createServer(({ url = "/" }, response) => void serve(url, response));
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

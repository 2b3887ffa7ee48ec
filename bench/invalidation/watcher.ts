import { createHash } from "node:crypto";
import { Agent, get } from "node:http";

/** Reads one page of one process again and again, one after the other, until it is stopped. */
export type Watcher = {
  /** When the page first showed each version. */
  firstSeen: ReadonlyMap<number, number>;
  /** Pages with an older version than the one before them. */
  steppedBack(): number;
  reads(): number;
  stop(): Promise<void>;
};

/** A digest of the content by path and ETag; all watchers share one. */
export type Contents = { byTag: Map<string, string>; contradictions: number };

/** `versionOf` reads from a body which change it shows; undefined for one from before the first. */
export function watch({
  origin,
  path,
  host,
  versionOf,
  contents,
}: {
  origin: string;
  path: string;
  host: string;
  versionOf: (body: string) => number | undefined;
  contents: Contents;
}): Watcher {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const firstSeen = new Map<number, number>();
  let steppedBack = 0;
  let reads = 0;
  let newest = -1;
  let isStopped = false;

  async function read(): Promise<void> {
    const { tag, body } = await fetchPage(origin + path, { headers: { host }, agent });
    const now = performance.now();
    reads += 1;
    const key = `${path} ${tag}`;
    const content = createHash("sha256").update(body).digest("base64");
    if ((contents.byTag.get(key) ?? content) !== content) contents.contradictions += 1;
    contents.byTag.set(key, content);
    const version = versionOf(body) ?? -1;
    if (version < newest) steppedBack += 1;
    newest = Math.max(newest, version);
    if (!firstSeen.has(version)) firstSeen.set(version, now);
  }

  const running = (async () => {
    while (!isStopped) await read();
  })();
  return {
    firstSeen,
    steppedBack: () => steppedBack,
    reads: () => reads,
    async stop() {
      isStopped = true;
      await running;
      agent.destroy();
    },
  };
}

function fetchPage(
  address: string,
  { headers, agent }: { headers: Record<string, string>; agent: Agent },
): Promise<{ tag: string; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ tag: string; body: string }>();
  get(address, { headers, agent }, (response) => {
    let body = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => (body += part));
    response.on("error", reject);
    response.on("end", () => {
      if (response.statusCode === 200) resolve({ tag: response.headers.etag ?? "", body });
      else reject(new Error(`${address}: ${response.statusCode}`));
    });
  }).on("error", reject);
  return promise;
}

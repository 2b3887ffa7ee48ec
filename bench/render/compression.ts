import {
  createResponseCache,
  type ResponseCache,
} from "../../src/server/http/cache/response-cache.ts";

const repeats = 12;

/**
 * Has the cache encode each body, as on a miss, and returns the longest time for which the event loop did nothing
 * else. Other work on the machine lengthens some of the times; the least one of each body is the encoding's own.
 */
export async function longestCompressionMs(bodies: readonly string[]): Promise<number> {
  const cache = createResponseCache({
    maxBytes: 1024 ** 3,
    enabled: true,
    securityHeaders: {},
    onFailure(error) {
      throw error;
    },
  });
  const ofEach: number[] = [];
  for (const text of bodies) {
    const longest: number[] = [];
    for (let index = 0; index < repeats; index += 1) {
      // No two bodies are equal, as no two pages are.
      const key = `http://one/${ofEach.length}/${index}`;
      longest.push(
        await longestHoldMs(() => encode(cache, { key, body: `${text}<!-- ${index} -->` })),
      );
    }
    ofEach.push(Math.min(...longest));
  }
  return Math.max(...ofEach);
}

async function encode(
  cache: ResponseCache,
  { key, body }: { key: string; body: string },
): Promise<void> {
  const answer = await cache.getOrBuild({ accountId: "one", key }, async () => ({
    status: 200,
    type: "text/html",
    body,
  }));
  if ("redirect" in answer) throw new Error("Nothing redirects here");
  for (const form of ["br", "gzip"] as const) await cache.encodeAs(answer, form);
}

/** The longest time between two turns of the event loop while something is done. */
async function longestHoldMs(run: () => Promise<void>): Promise<number> {
  let longestMs = 0;
  let last = performance.now();
  let isOver = false;
  const turn = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await run();
  isOver = true;
  turn();
  return longestMs;
}

import { floorCache } from "./floor-cache.ts";

/**
 * Data of the floor that outlasts the browser's closing. It holds no guest's name. It lies in a cache, which exists
 * wherever pages open without a network, and takes no room from work that is not sent yet.
 */

/** Sites without TLS have no caches, despite the types. */
const storage = () => (globalThis as { caches?: CacheStorage }).caches;

const addressOf = (name: string) => `/floor/${name}`;

/** Undefined where no copy is stored, or none that can be read. */
export async function readFloorCopy(name: string): Promise<unknown> {
  try {
    const cache = await storage()?.open(floorCache);
    const kept = await cache?.match(addressOf(name));
    return (await kept?.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** Nothing is kept if there is no room. */
export async function writeFloorCopy(name: string, value: unknown): Promise<void> {
  try {
    const cache = await storage()?.open(floorCache);
    await cache?.put(addressOf(name), new Response(JSON.stringify(value)));
  } catch {
    // There is no room.
  }
}

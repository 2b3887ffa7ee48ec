/** The browser's cache of what the floor needs without a network; the worker leaves it alone. */
export const floorCache = "floor-1";

/** Sites without TLS have no caches, despite the types. */
export function forgetFloorCopies(): void {
  const { caches: storage } = globalThis as { caches?: CacheStorage };
  storage?.delete(floorCache).catch(() => undefined);
}

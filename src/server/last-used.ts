import { LRUCache } from "lru-cache";

/** Keeps the `most` values that were used last. With `max`, the library's cache would reserve room for all at once. */
export const lastUsed = <Value extends object | string | number | boolean>(
  most: number,
  more: Partial<LRUCache.Options<string, Value, unknown>> = {},
) => new LRUCache<string, Value>({ ...more, maxSize: most, sizeCalculation: () => 1 });

import { LRUCache } from "lru-cache";

/** Keeps so many values, those used last. A cache of the library with `max` takes room for all of them when it is made. */
export const lastUsed = <Value extends object | string | number | boolean>(
  most: number,
  more: Partial<LRUCache.Options<string, Value, unknown>> = {},
) => new LRUCache<string, Value>({ ...more, maxSize: most, sizeCalculation: () => 1 });

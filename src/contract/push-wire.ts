/** Beside the others (`wire.ts`), because no menu needs it: the page of an order brings its own. */
export const pushWire = {
  get: { method: "GET", path: "order/{hash}/push" },
  subscribe: { method: "PUT", path: "order/{hash}/push" },
  unsubscribe: { method: "DELETE", path: "order/{hash}/push" },
} as const;

/** Kept out of `wire.ts`, because no menu page needs it: only pages of orders load this file. */
export const pushWire = {
  subscribe: { method: "PUT", path: "order/{hash}/push" },
  unsubscribe: { method: "DELETE", path: "order/{hash}/push" },
} as const;

/** Beside the others (`wire.ts`), because no menu needs it: the page of an order brings its own. */
export const orderSharingWire = {
  share: { method: "POST", path: "order/{hash}/share" },
  follow: { method: "GET", path: "order/shared/{key}" },
} as const;

/** Events of a shared order. */
export const sharedEventsWire = { method: "GET", path: "order/shared/{key}/events" } as const;

/** Kept out of `wire.ts`, because no menu page needs it: only pages of orders load this file. */
export const orderSharingWire = {
  share: { method: "POST", path: "order/{hash}/share" },
  follow: { method: "GET", path: "order/shared/{key}" },
} as const;

export const sharedEventsWire = { method: "GET", path: "order/shared/{key}/events" } as const;

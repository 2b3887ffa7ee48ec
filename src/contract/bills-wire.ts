/** Kept out of `wire.ts`, because no menu page needs it: only the dialog that prints bills loads this file. */
export const billsWire = {
  ask: { method: "POST", path: "order/sheet/{hash}/bill" },
} as const;

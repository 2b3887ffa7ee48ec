/** Beside the others (`wire.ts`), because no menu needs it: the dialog that prints bills brings its own. */
export const billsWire = {
  ask: { method: "POST", path: "order/sheet/{hash}/bill" },
} as const;

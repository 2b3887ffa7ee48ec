/** Beside the others (`wire.ts`), because no menu needs it: the pages of staff bring their own. */
export const cashWire = {
  list: { method: "GET", path: "cash" },
  move: { method: "POST", path: "cash/movements" },
  undo: { method: "POST", path: "cash/movements/{id}/undo" },
} as const;

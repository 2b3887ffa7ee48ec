/** Kept out of `wire.ts`, because no menu page needs it: only pages of staff load this file. */
export const cashWire = {
  list: { method: "GET", path: "cash" },
  move: { method: "POST", path: "cash/movements" },
  undo: { method: "POST", path: "cash/movements/{id}/undo" },
} as const;

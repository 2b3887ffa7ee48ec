import { createContext } from "react";
import type { ShownItem } from "../../content/menu-view.ts";

/** Draws the rows of a category; there is none where React is to draw them. */
export type WriteRows = (items: readonly ShownItem[], currency: string) => string;
export const WriteRowsContext = /* @__PURE__ */ createContext<WriteRows | null>(null);

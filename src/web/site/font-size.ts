import { useSyncExternalStore } from "react";
import { createKeptStore } from "../storage/kept-store.ts";

/** In pixels. */
export const fontSizes = { least: 10, most: 22, step: 2, initial: 16 } as const;

/** The visitor's letters, in pixels. */
const store = createKeptStore({
  key: "fontSize",
  findStorage: () => localStorage,
  read: (stored) => fittingFontSize(Number(stored ?? fontSizes.initial)),
  write: String,
});
const property = "--font-size";

/** The nearest size that can be chosen; the initial one for what is no number. */
export function fittingFontSize(sizePx: number): number {
  const { least, most, step, initial } = fontSizes;
  if (Number.isNaN(sizePx)) return initial;
  const whole = least + Math.round((sizePx - least) / step) * step;
  return Math.min(most, Math.max(least, whole));
}

/** Draws the page in the visitor's letters, also when another tab changes them. */
export function followFontSize(): void {
  store.subscribe(applyFontSize);
  applyFontSize();
}

function applyFontSize(): void {
  const { style } = document.documentElement;
  const size = `${store.current()}px`;
  // Setting a size restyles the whole page, even if it is the same.
  const drawn = style.getPropertyValue(property) || `${fontSizes.initial}px`;
  if (drawn !== size) style.setProperty(property, size);
}

function setFontSize(sizePx: number): void {
  store.change(() => fittingFontSize(sizePx));
}

/** The visitor's letters in pixels, and the way to change them. */
export function useFontSize(): [number, (sizePx: number) => void] {
  const sizePx = useSyncExternalStore(store.subscribe, store.current, () => fontSizes.initial);
  return [sizePx, setFontSize];
}

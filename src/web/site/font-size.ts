import { useSyncExternalStore } from "react";

/** In pixels. */
export const fontSizes = { least: 10, most: 22, step: 2, initial: 16 } as const;

/** Storage is per host, and so per account. */
const key = "fontSize";
const property = "--font-size";

/** Storage may be forbidden or full; then the choice lasts as long as the page. */
let chosen: number | undefined;

/** The visitor's letters, in pixels. */
function storedFontSize(): number {
  if (chosen !== undefined) return chosen;
  try {
    return fittingFontSize(Number(localStorage.getItem(key) ?? fontSizes.initial));
  } catch {
    return fontSizes.initial;
  }
}

/** The nearest size that can be chosen; the initial one for what is no number. */
export function fittingFontSize(sizePx: number): number {
  const { least, most, step, initial } = fontSizes;
  if (Number.isNaN(sizePx)) return initial;
  const whole = least + Math.round((sizePx - least) / step) * step;
  return Math.min(most, Math.max(least, whole));
}

/** Draws the page in the visitor's letters, also when another tab changes them. */
export function followFontSize(): void {
  applyFontSize();
  addEventListener("storage", changed);
}

function applyFontSize(): void {
  const { style } = document.documentElement;
  const size = `${storedFontSize()}px`;
  // Whatever is set styles the whole page anew, the same size too.
  const drawn = style.getPropertyValue(property) || `${fontSizes.initial}px`;
  if (drawn !== size) style.setProperty(property, size);
}

const listeners = new Set<() => void>();

function setFontSize(sizePx: number): void {
  chosen = fittingFontSize(sizePx);
  try {
    localStorage.setItem(key, String(chosen));
    // From here on other tabs may change it too.
    chosen = undefined;
  } catch {
    // The page remembers it.
  }
  changed();
}

function changed(): void {
  applyFontSize();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's letters in pixels, and the way to change them. */
export function useFontSize(): [number, (sizePx: number) => void] {
  const sizePx = useSyncExternalStore(subscribe, storedFontSize, () => fontSizes.initial);
  return [sizePx, setFontSize];
}

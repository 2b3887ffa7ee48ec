const step = 0.93;
/** Smaller letters are not read from where people wait. */
const least = 0.3;

/**
 * The ref of a page that is made smaller, by `--fit`, until all of it is on the screen: nobody scrolls one that hangs on a
 * wall.
 */
export function fitToScreen(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const fit = () => {
    const { documentElement: whole } = document;
    for (let size = 1; size > least; size *= step) {
      page.style.setProperty("--fit", size.toFixed(3));
      if (whole.scrollHeight <= whole.clientHeight) return;
    }
  };
  fit();
  // Other numbers, other letters, and the titles' own face, which may come later, make another page; fitted once more, it
  // has the same size.
  const watch = new ResizeObserver(() => requestAnimationFrame(fit));
  watch.observe(page);
  addEventListener("resize", fit);
  return () => {
    watch.disconnect();
    removeEventListener("resize", fit);
  };
}

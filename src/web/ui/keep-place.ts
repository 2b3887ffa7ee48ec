/** Pages that one goes back to have been drawn whole within this time. */
const drawingMs = 1000;

/**
 * Back and Forward find the place where a page was left. The parts above it are drawn only then, and are as high again
 * as they were; a browser that followed the page meanwhile would end elsewhere.
 */
export function keepPlaces(): void {
  addEventListener("popstate", () => {
    const { style } = document.documentElement;
    style.setProperty("overflow-anchor", "none");
    setTimeout(() => style.removeProperty("overflow-anchor"), drawingMs);
  });
}

/** Pages that one goes back to have been drawn whole within this time. */
const drawingMs = 1000;

/**
 * Back and Forward find the place where a page was left. What stands above it is drawn only then, and is as high again as
 * it was; a browser that followed what it shows meanwhile would end elsewhere.
 */
export function keepPlaces(): void {
  addEventListener("popstate", () => {
    const { style } = document.documentElement;
    style.setProperty("overflow-anchor", "none");
    setTimeout(() => style.removeProperty("overflow-anchor"), drawingMs);
  });
}

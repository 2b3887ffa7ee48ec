// Runs before the page is first drawn, so that nobody sees it in letters of another size. On its own: what it imported
// would come after the first drawing. The page's script corrects a size that nobody can have chosen (font-size.ts).
try {
  const sizePx = localStorage.getItem("fontSize");
  if (sizePx !== null) document.documentElement.style.setProperty("--font-size", `${sizePx}px`);
} catch {
  // Storage may be forbidden; then the letters are of the usual size.
}

/** A formatted text without its marks, each paragraph on a line of its own; a browser reads it without running anything in it. */
export function plainWords(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replaceAll(/<(?:br|\/p|\/li|\/h\d)[^>]*>/g, "$&\n"),
    "text/html",
  );
  return parsed.body.textContent.trim();
}

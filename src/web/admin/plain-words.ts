/** A formatted text without its marks, one line for each paragraph. The parser runs no script in it. */
export function plainWords(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replaceAll(/<(?:br|\/p|\/li|\/h\d)[^>]*>/g, "$&\n"),
    "text/html",
  );
  return parsed.body.textContent.trim();
}

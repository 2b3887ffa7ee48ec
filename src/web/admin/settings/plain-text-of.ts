/** The words of a formatted text, without its marks; a browser reads it without running anything in it. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return (body.textContent ?? "").trim();
}

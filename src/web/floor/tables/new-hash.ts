/** The name of a tab as links have it: 128 random bits, as the server makes them. */
export function newHash(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

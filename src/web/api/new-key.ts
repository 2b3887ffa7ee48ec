/** A random UUID (version 4). `crypto.randomUUID` is missing on a page that came without encryption. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, "0");
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, "0");
    return byte.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

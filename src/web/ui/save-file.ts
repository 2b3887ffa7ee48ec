/** Safari loses a file whose address is gone before it has begun to read it. */
const keptMs = 10_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

export function savePdf(base64: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: "application/pdf" }), fileName);
}

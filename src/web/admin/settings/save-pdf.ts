import { saveFile } from "../../ui/save-file.ts";

/** Gives the browser a PDF to keep. */
export function savePdf(base64: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: "application/pdf" }), fileName);
}

import type { pixKeyText } from "../pix-key-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pixKey: Translated<typeof pixKeyText> = {
  pixKey: "Chiave PIX",
  copyPixKey: "Copia chiave PIX",
  pixKeyCopied: "Chiave PIX copiata.",
  copyFailed: "Impossibile copiare. Seleziona la chiave e copiala.",
};

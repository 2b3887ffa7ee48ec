import type { pixKeyText } from "../pix-key-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pixKey: Translated<typeof pixKeyText> = {
  pixKey: "Clé PIX",
  copyPixKey: "Copier la clé PIX",
  pixKeyCopied: "Clé PIX copiée.",
  copyFailed: "Impossible de copier. Sélectionnez la clé et copiez-la.",
};

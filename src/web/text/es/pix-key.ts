import type { pixKeyText } from "../pix-key-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pixKey: Translated<typeof pixKeyText> = {
  pixKey: "Clave PIX",
  copyPixKey: "Copiar clave PIX",
  pixKeyCopied: "Clave PIX copiada.",
  copyFailed: "No se pudo copiar. Seleccione la clave y cópiela.",
};

import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of pix-dictionary.ts in Spanish. */
export const pix: Translated<typeof pixText> = {
  key: {
    pixKey: "Clave PIX",
    copyPixKey: "Copiar clave PIX",
    pixKeyCopied: "Clave PIX copiada.",
    copyFailed: "No se pudo copiar. Seleccione la clave y cópiela.",
  },

  pix: {
    heading: (amount) => `Pague ${amount} por PIX`,
    code: (amount) => `Código PIX de ${amount} para leer con otro dispositivo`,
    label: "PIX copiar y pegar",
    copy: "Copiar código PIX",
    copied: "Código PIX copiado.",
  },
};

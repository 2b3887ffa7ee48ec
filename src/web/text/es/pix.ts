import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pix: Translated<typeof pixText> = {
  pix: {
    heading: (amount) => `Pague ${amount} por PIX`,
    code: (amount) => `Código PIX de ${amount} para leer con otro dispositivo`,
    label: "PIX copiar y pegar",
    copy: "Copiar código PIX",
    copied: "Código PIX copiado.",
  },
};

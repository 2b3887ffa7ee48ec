import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pix: Translated<typeof pixText> = {
  pix: {
    heading: (amount) => `Paga ${amount} con PIX`,
    code: (amount) => `Codice PIX di ${amount} da leggere con un altro dispositivo`,
    label: "PIX copia e incolla",
    copy: "Copia codice PIX",
    copied: "Codice PIX copiato.",
  },
};

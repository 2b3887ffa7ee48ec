import { dictionary } from "./spoken-language.ts";

/** Paying by PIX, in Portuguese; see dictionary.ts. */
export const pixText = dictionary("pix", {
  key: {
    pixKey: "Chave PIX",
    copyPixKey: "Copiar chave PIX",
    pixKeyCopied: "Chave PIX copiada.",
    copyFailed: "Não foi possível copiar. Selecione a chave e copie.",
  },

  pix: {
    heading: (amount: string) => `Pague ${amount} por PIX`,
    code: (amount: string) => `Código PIX de ${amount} para ler com outro aparelho`,
    label: "PIX copia e cola",
    copy: "Copiar código PIX",
    copied: "Código PIX copiado.",
  },
});

import { dictionary } from "./spoken-language.ts";

export const pixText = dictionary("pix", {
  pix: {
    heading: (amount: string) => `Pague ${amount} por PIX`,
    code: (amount: string) => `Código PIX de ${amount} para ler com outro aparelho`,
    label: "PIX copia e cola",
    copy: "Copiar código PIX",
    copied: "Código PIX copiado.",
  },
});

import { dictionary } from "./spoken-language.ts";

export const pixKeyText = dictionary("pix-key", {
  pixKey: "Chave PIX",
  copyPixKey: "Copiar chave PIX",
  pixKeyCopied: "Chave PIX copiada.",
  copyFailed: "Não foi possível copiar. Selecione a chave e copie.",
});

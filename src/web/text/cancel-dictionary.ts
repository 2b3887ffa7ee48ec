import { dictionary } from "./spoken-language.ts";

export const cancelText = dictionary("cancel", {
  cancelling: {
    question: (number: string) => `Cancelar o pedido ${number}?`,
    reason: "Motivo",
    text: "Detalhe",
    textHint: "O cliente lê o motivo e o detalhe.",
    reasonRequired: "Escolha o motivo.",
    textRequired: "Diga o motivo.",
    approvalWhy: "O preparo já começou ou a conta já foi paga: um administrador precisa aprovar.",
    keep: "Manter o pedido",
    cancel: "Cancelar o pedido",
  },

  approval: {
    heading: "Aprovação de um administrador",
    pin: "PIN do administrador",
    user: "Usuário do administrador",
    pass: "Senha do administrador",
    required: { pin: "Digite o PIN.", user: "Digite o usuário.", pass: "Digite a senha." },
    withPassword: "Usar e-mail e senha",
    withPin: "Usar o PIN",
  },
});

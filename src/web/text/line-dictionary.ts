import { dictionary } from "./spoken-language.ts";

/** The texts about an order's lines that change, for staff, in Portuguese; see dictionary.ts. */
export const lineText = dictionary("line", {
  question: (title: string) => `Cancelar ${title}?`,
  howMany: "Quantos",
  keep: "Manter",
  cancel: "Cancelar item",
  done: (what: string, number: string) => `Cancelado no pedido ${number}: ${what}`,

  edit: {
    heading: (number: string) => `Editar o pedido ${number}`,
    add: "Acrescentar item",
    added: "Acrescentados",
    choose: "Escolha um item",
    unchanged: "Nada foi mudado ainda.",
    keep: "Voltar",
    save: "Salvar pedido",
    saved: (number: string) => `Pedido ${number} alterado.`,
    tooLate:
      "A cozinha já começou este pedido, ou ele já saiu: cancele o item com o motivo, ou lance outro pedido.",
    unanswered: "Sem resposta: a mudança pode ter sido salva. Tentar de novo não muda duas vezes.",
  },

  approvalWhy: "O preparo já começou ou já foi pago: um administrador precisa aprovar.",
});

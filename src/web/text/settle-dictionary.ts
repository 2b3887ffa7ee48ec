import { dictionary } from "./spoken-language.ts";

/** Taking money for tabs, in Portuguese; see dictionary.ts. */
export const settleText = dictionary("settle", {
  payment: {
    heading: "RECEBENDO:",
    subtotal: "Sub-Total",
    service: "Serviço",
    total: "Total",
    paid: "Pago",
    left: "Falta pagar",
    overpaid: "Pago a mais",
    waived: "dispensado",
    waive: "Sem taxa de serviço",
    pay: "Pagar",
    question: (amount: string) => `Pagar ${amount}?`,
    waiveQuestion: "Encerrar sem taxa de serviço?",
    received: (amount: string) => `Recebido: ${amount}.`,
    notTaken: (amount: string) => `O pagamento de ${amount} não foi registrado.`,
    paidAll: (table: string) => `${table}: comanda paga e encerrada.`,
    tooMuch: (left: string) => `No máximo o que falta pagar: ${left}.`,
    waivedTooLate: "Já foi pago mais que o total sem o serviço.",
    answerFirst:
      "Um pedido do cliente nesta comanda ainda espera. Aceite ou recuse antes de encerrar.",
    changed: "A comanda mudou em outro aparelho. Confira os valores.",
    needsNetwork: "Pagamentos só são registrados com internet; nenhum fica guardado para depois.",
    unanswered: (amount: string) =>
      `O pagamento de ${amount} ficou sem resposta, e pode ter sido registrado. Tentar de novo não cobra duas vezes.`,
    unansweredWaiver:
      "Encerrar sem taxa de serviço ficou sem resposta, e pode ter sido registrado. Tentar de novo não cobra duas vezes.",
    closeEmpty: "Encerrar a comanda vazia?",
    closeSettled: "Nada falta pagar. Encerrar a comanda?",
    ended: (table: string) => `${table}: comanda encerrada.`,
    unsentQuestion: "Receber sem os itens não enviados?",
    unsentDraft: "Há itens escolhidos que ainda não foram enviados.",
    unsentOrders: "Há pedido guardado neste aparelho que ainda não chegou.",
  },

  bill: {
    people: "Dividir por quantas pessoas",
    peopleWrong: (most: number) => `Digite um número de 1 a ${most}.`,
    failed: "A conta não carregou.",
  },
});

import { dictionary } from "./spoken-language.ts";

/** The texts of taking and giving back money, in Portuguese; see dictionary.ts. Amounts come in as already formatted money. */
export const payingText = dictionary("paying", {
  method: "Forma de pagamento",
  cash: "Recebido em dinheiro",
  change: "Troco",
  cashMissing: "Falta em dinheiro",
  cashShort: "Não cobre o valor a pagar: corrija, ou deixe em branco.",
  payments: "Pagamentos",
  by: (name: string) => `por ${name}`,
  changeOf: (amount: string) => `troco ${amount}`,
  withoutService: "sem serviço",
  refunded: (amount: string) => `estornado ${amount}`,
  refundOf: (reason: string) => `Estorno: ${reason}`,

  pix: {
    show: "Mostrar código PIX",
    hide: "Esconder código PIX",
    missing: "Não há código PIX para este valor. Confira a chave nas configurações.",
  },

  refund: {
    start: "Estornar",
    startOf: (amount: string) => `Estornar ${amount}`,
    question: (amount: string) => `Estornar o pagamento de ${amount}?`,
    amount: "Valor a devolver",
    tooMuch: (left: string) => `No máximo o que resta do pagamento: ${left}.`,
    nothing: "Deve ser maior que zero.",
    reason: "Motivo",
    reasonRequired: "Escolha o motivo.",
    approvalWhy:
      "Depois de 5 minutos, ou de um pagamento que outra pessoa recebeu, um administrador precisa aprovar.",
    keep: "Não estornar",
    done: (amount: string) => `Estornado: ${amount}.`,
    reopened: (amount: string) => `Estornado: ${amount}. A comanda está aberta de novo.`,
    unanswered:
      "Sem resposta: o estorno pode ter sido registrado. Tentar de novo não devolve duas vezes.",
  },

  order: {
    heading: (number: string) => `Pagamento do pedido ${number}`,
    amount: "Valor",
    received: (number: string, amount: string) => `${number}: recebido ${amount}.`,
    paidNote: (amount: string) => `Já foram pagos ${amount}, que devem ser devolvidos.`,
    unanswered:
      "Sem resposta: o pagamento pode ter sido registrado. Tentar de novo não cobra duas vezes.",
    giveUp: "Desistir",
    givenUp: "Confira os pagamentos antes de receber de novo.",
    registered: "Este pagamento já estava registrado. Confira os pagamentos.",
    close: "Fechar",
    notLoaded: "Os pagamentos não carregaram.",
  },

  split: {
    ways: "Como pagar",
    any: "Valor",
    shares: "Dividir",
    lines: "Por itens",
    among: "Dividir o que falta entre",
    people: "Pessoas",
    part: (index: number, of: number) => `Parte ${index} de ${of}`,
    rest: "Depois desta",
    pay: (amount: string) => `Pagar ${amount}`,
    waive: "Esta parte sem taxa de serviço",
    allPaid: "Todos os itens já foram pagos.",
    unpaid: (count: number) => (count === 1 ? "falta 1" : `faltam ${count}`),
    noLines: "Escolha os itens.",
    settle: "Encerrar comanda",
    overpaid: (amount: string) => `Foi pago a mais: estorne ${amount} para encerrar.`,
  },
});

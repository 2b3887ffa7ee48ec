import { dictionary } from "./spoken-language.ts";

export const jobText = dictionary("job", {
  jobs: {
    unprintedHeading: "Não impressos",
    printedHeading: "Impressos nas últimas 24 horas",
    nonePrinted: "Nada foi impresso ainda.",
    order: (number: string) => `Pedido ${number}`,
    bill: (table: number) => `Conta da mesa ${table}`,
    day: (day: string, month: string, year: string) => `Fechamento de ${day}/${month}/${year}`,
    moved: (from: string, to: string) => `Mudou ${from} > ${to}`,
    reasons: { cancelled: "Cancelado", reprint: "2ª via", test: "Teste de impressão" },
    states: {
      queued: "Na fila",
      offered: "Imprimindo",
      printed: "Impresso",
      failed: "Falhou",
    },
    reprint: "Imprimir de novo",
    dismiss: "Dispensar",
    dismissFailed: "Dispensar todos os que falharam",
    queued: "Na fila da impressora",
    atPrinter: "Na impressora",
    instead: (printer: string, first: string) => `${printer}, no lugar de ${first}`,
    here: "Imprimir neste aparelho",
    hereHint:
      "Enquanto uma página da equipe estiver aberta aqui, o que for desta impressora sai sozinho.",
    hereNone: "Não imprimir aqui",
  },

  /** Faults that printers and the agent report; see printer-fault-words.ts. */
  faults: {
    waitedTooLong: "Ficou tempo demais na fila",
    orderOver: "O pedido já estava pronto",
    tabOver: "A comanda já estava encerrada",
    notLoaded: "O pedido não foi carregado no navegador",
    notConfirmed: "O navegador não confirmou a impressão",
    unexplained: "A impressora não disse por quê",
    noPaper: "Sem papel",
    paperJam: "Papel preso",
    coverOpen: "Tampa aberta",
    cutter: "Guilhotina travada",
    defect: "Defeito na impressora",
    notUnderstood: "A impressora não entendeu o que recebeu",
    noAnswer: "A impressora não respondeu",
    disconnected: "A impressora está desconectada",
    unreachable: "Desligada, ou com outro endereço na rede",
    notFound: "O agente não encontrou a impressora",
    forbidden: "O agente não tem permissão para usar a impressora",
  },

  printing: {
    heading: "Imprimir pedido",
    print: "Imprimir",
    blocked: "O navegador não deixou abrir a janela. Permita janelas deste site e tente de novo.",
    notLoaded: "O pedido não carregou.",
  },
});

import { dictionary } from "./spoken-language.ts";

/** The texts of accepting and refusing orders, and of the alarm, in Portuguese; see dictionary.ts. */
export const answerText = dictionary("answer", {
  minutes: (count: number) => `${count} min`,
  noTime: "Sem previsão",
  time: (number: string) => `Tempo do pedido ${number}`,
  /** The signed minutes are what stands on the button. */
  step: (signed: string, number: string) => `${signed} min no pedido ${number}`,
  guestReads: "O cliente lê:",
  guestReadsNothing: "O cliente não lê um horário.",
  notPromised: (number: string, reason: string) =>
    `O horário do pedido ${number} não mudou. ${reason}`,
  accept: "Aceitar",
  acceptOrder: (number: string) => `Aceitar o pedido ${number}`,
  accepted: (number: string) => `Pedido ${number} aceito.`,
  refuse: "Recusar",
  refuseOrder: (number: string) => `Recusar o pedido ${number}`,
  refused: (number: string) => `Pedido ${number} recusado.`,
  question: (number: string) => `Recusar o pedido ${number}?`,
  keep: "Voltar",
  soldOutHint: "Se o item acabou, marque para ninguém mais pedir:",
  markSoldOut: "Marcar itens como esgotados",
});

import { dictionary } from "./spoken-language.ts";

/** An order in short, wherever one is shown or listed, in Portuguese; see dictionary.ts. */
export const briefText = dictionary("brief", {
  emptyTitle: "Nenhum pedido aqui",
  observation: (words: string) => `Observação: ${words}`,
  status: "Situação",
  orderNumber: (number: string) => `Pedido ${number}`,
  follow: "Acompanhar o pedido",
  deliverTo: "Entregar em",
  readyAt: (time: string) => `Pronto às ${time}`,
  arrivesAt: (time: string) => `Chega às ${time}`,
  notSent: "O pedido ficou sem resposta, e pode ter chegado. Envie de novo: ele não vai em dobro.",
  printQrCode: "Imprimir QR Code",
});

import { dictionary } from "./spoken-language.ts";

export const kitchenText = dictionary("kitchen", {
  nothing: "Nada para preparar.",
  nothingHint: "Os pedidos aceitos aparecem aqui na hora.",
  more: "Há mais pedidos do que cabem aqui: aparecem quando estes saírem.",
  toMake: (count: number) =>
    count === 1 ? "1 pedido para preparar" : `${count} pedidos para preparar`,
  station: "Estação",
  allStations: "Toda a cozinha",
  order: (number: string) => `Pedido ${number}`,
  place: {
    delivery: "Entrega",
    takeout: "Retirada",
    indoor: "Salão",
    table: (number: number) => `Mesa ${number}`,
    location: (place: string) => `Quarto ou mesa ${place}`,
  },
  ahead: "Agendado",
  minutes: (count: number) => `${count} min`,
  allMade: "Tudo pronto",
  allMadeOf: (number: string) => `Tudo pronto do pedido ${number}`,
  ready: "Pronto",
  recall: "Desfazer",
  recallOf: (number: string) => `Desfazer o pedido ${number}`,
  justReady: "Prontos há pouco",
  cancelled: "CANCELADO",
  moved: (from: number, to: number) => `MUDOU ${from} > ${to}`,
  /** The button's spoken name begins with the words on it. */
  movedSeen: (number: string, from: number, to: number) =>
    `MUDOU ${from} > ${to}, pedido ${number}: visto`,
  seen: "Visto",
  seenOf: (number: string) => `Pedido ${number} cancelado: visto`,
  linesSeenOf: (number: string) => `Cancelamento no pedido ${number}: visto`,
  added: (clock: string) => `Acrescentado às ${clock}`,
  sums: "A preparar",
  keys: "Teclas: 1 a 9 conclui o pedido, setas andam, R desfaz o último.",
  notDone: (number: string, why: string) => `O pedido ${number} não mudou. ${why}`,
  over: "Este pedido já está encerrado.",
  preparing: "Em preparo",
  pickUp: "Pode retirar",
  nobody: "Nenhum pedido agora.",
});

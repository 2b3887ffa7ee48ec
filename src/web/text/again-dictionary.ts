import { dictionary } from "./spoken-language.ts";

export const againText = dictionary("again", {
  nothingLeft: "Nada deste pedido está disponível agora",
  changed: "Desde aquele pedido, isto mudou no cardápio:",
  gone: "Não está mais no cardápio",
  soldOut: "Esgotado",
  fewer: (left: number) => (left === 1 ? "Resta só 1" : `Restam só ${left}`),
  offHours: "Fora do horário",
  choose: "Escolha as opções de novo",
  dearer: (before: string, now: string) => `Subiu de ${before} para ${now}`,
  cheaper: (before: string, now: string) => `Baixou de ${before} para ${now}`,
  hasItems: (count: number) =>
    count === 1 ? "Seu pedido já tem 1 item." : `Seu pedido já tem ${count} itens.`,
  fill: "Colocar no pedido",
  add: "Juntar ao pedido",
  replace: "Trocar o pedido",
  cancel: "Voltar",
});

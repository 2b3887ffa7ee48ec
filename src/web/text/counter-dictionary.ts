import { dictionary } from "./spoken-language.ts";

/** The texts of the page on which staff enter an order for somebody, in Portuguese; see dictionary.ts. */
export const counterText = dictionary("counter", {
  heading: "Novo pedido",
  service: "Para",
  kinds: { delivery: "Entrega", takeout: "Retirada", indoor: "Quarto", table: "Mesa" },
  forTable: "O pedido de mesa vai para a comanda: escolha a mesa.",
  toTables: "Escolher a mesa",
  whoCalls: "Cliente",
  phoneHint: "Quem já pediu aqui aparece pelo telefone.",
  known: (name: string) => `${name} já pediu aqui`,
  lastOrder: (when: string) => `Último pedido: ${when}`,
  take: "Usar estes dados",
  items: "Itens",
  noItems: "Escolha os itens no cardápio.",
  closed: (why: string) =>
    `${why}. O pedido feito pela equipe é aceito mesmo assim: combine o horário com o cliente.`,
  belowMinimum: "Está abaixo do pedido mínimo. A equipe pode lançar mesmo assim.",
  choose: (item: string, group: string) => `${item}: escolha ${group}`,
  send: "Lançar pedido",
  sending: "Lançando...",
  sent: (number: string) => `Pedido ${number} lançado.`,
  arrivedBefore: (number: string) =>
    `O pedido ${number} já tinha chegado, sem as últimas mudanças.`,
  see: "Ver",
  empty: "Começar de novo",
  emptyQuestion: "Apagar tudo o que foi digitado?",
  keep: "Manter",
  count: (count: number) => (count === 1 ? "1 item" : `${count} itens`),
});

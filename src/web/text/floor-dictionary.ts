import { dictionary } from "./spoken-language.ts";

/** Tables, their calls and guests' orders, in Portuguese; see dictionary.ts. Amounts come in as formatted money. */
export const floorText = dictionary("floor", {
  tables: {
    states: {
      calling: "Chamando",
      callingForBill: "Conta pedida",
      onTheWay: "Atendimento a caminho",
      free: "Livre",
      bill: "Conta pedida",
      occupied: "Ocupada",
    },
    seeOrders: "VER PEDIDOS",
    /** Shorter than the state's own word, which screen readers hear: a table is a fifth of a phone wide. */
    onTheWay: "A caminho",
    /** Time on a table, where there is no room for words. */
    ages: { min: "min", h: "h", d: "d" },
    lastOrder: (time: string) => `último pedido há ${time}`,
    openTabs: (count: number) => (count === 1 ? "1 comanda aberta" : `${count} comandas abertas`),
    moreTabs: (count: number) => `+${count}`,
    /** For two or more. */
    unnamedTabs: (count: number) => `${count} comandas`,
    unsent: (count: number) =>
      count === 1 ? "1 pedido não enviado" : `${count} pedidos não enviados`,
    unsentTabs: (count: number) =>
      count === 1 ? "1 comanda ainda não enviada" : `${count} comandas ainda não enviadas`,
    /** Instead of the state's word at a table whose tabs are all still on this device. */
    notSentYet: "Não enviada",
    returned: (count: number) =>
      count === 1 ? "1 pedido não aceito" : `${count} pedidos não aceitos`,
    drafted: (count: number) =>
      count === 1 ? "1 item não enviado" : `${count} itens não enviados`,
    noneTitle: "Nenhuma mesa",
    none: "O número de mesas é escolhido nas configurações, em Admin.",
    chooseNumber: "Escolher quantas mesas",
    closedTabs: "Comandas fechadas",
    drawer: "Caixa",
  },

  guestOrders: {
    note: (count: number, number: number) =>
      count === 1
        ? `Um cliente pediu pelo celular para “${number}”: está fora das comandas.`
        : `${count} pedidos de clientes pelo celular para “${number}”: estão fora das comandas.`,
    order: (number: string) => `Pedido ${number}`,
    short: (count: number) =>
      count === 1 ? "1 pedido de cliente" : `${count} pedidos de clientes`,
  },

  call: {
    calling: "Esta mesa está chamando.",
    onTheWay: "Alguém já está a caminho.",
    personOnTheWay: (name: string) => `${name} está a caminho.`,
    callingAgain: "Alguém está a caminho, e a mesa chamou de novo.",
    go: "Estou a caminho",
    served: "Atendida",
    noTabs: "Os pedidos por comanda estão desligados nas configurações.",
    asksBill: "Esta mesa pediu a conta.",
  },

  opening: {
    choose: "Escolha a comanda",
    opened: (ago: string) => `aberta ${ago}`,
    newTab: "Nova comanda",
    name: "Nome da comanda",
    nameHint: "De quem é, ou como reconhecer.",
    individualCheck: "Comanda individual",
    individualHint: "A mesa já tem uma comanda que não é individual.",
    open: "Abrir comanda",
    taken: (number: number) => `Outro aparelho já abriu a mesa ${number}.`,
    notOpened: "A comanda não foi aberta.",
  },
});

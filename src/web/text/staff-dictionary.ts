import { dictionary } from "./spoken-language.ts";

/**
 * Lists and boards of orders as staff see them, in Portuguese; see dictionary.ts. Orders' numbers come in as they are
 * printed.
 */
export const staffText = dictionary("staff", {
  days: {
    choose: "Outros dias",
    clear: "Voltar a hoje",
    range: (from: string, to: string) => `${from} a ${to}`,
  },

  orders: {
    newOrders: "Pedidos novos",
    isNew: "Novo",
    /** Beside the new orders that are shown, if there are more. */
    moreNew: (count: number) => `Há mais ${count}: aparecem aqui quando estes forem aceitos.`,
    ready: "Pronto",
    markReady: (number: string) => `Pronto para retirar: pedido ${number}`,
    isReady: (number: string) => `Pedido ${number} pronto para retirar.`,
    over: "Este pedido já está encerrado.",
    tabOver: "A comanda dele está encerrada.",
    scheduledFor: (when: string) => `Agendado: ${when}`,
    area: "Área",
    promised: "Prometido para",
    emptyBelow: "Nenhum outro pedido aqui",
    sentBy: (name: string) => `por ${name}`,
    showAll: "Mostrar todos os pedidos",
    statusNotChanged: (number: string, reason: string) =>
      `A situação do pedido ${number} não mudou. ${reason}`,
  },

  board: {
    columns: {
      open: "Em aberto",
      processing: "Processando",
      preparing: "Preparando",
      ready: "Pronto",
      travelling: "Em trânsito",
    },
    ages: { min: "min", h: "h", d: "d" },
    none: "Nenhum pedido.",
    services: { delivery: "Entrega", takeout: "Retirada", indoor: "Mesa ou quarto" },
    more: (count: number) => `e mais ${count}`,
    search: "Buscar pedido",
    searchHint: "Nº, nome ou mesa",
    service: "Serviço",
    allServices: "Todos",
    nothingFound: "Nenhum pedido encontrado",
    nothingFoundHint: "Confira o número, o nome ou a mesa, e a aba.",
    clearSearch: "Limpar a busca",
  },

  list: {
    onlyMine: "Mostrar apenas meus pedidos",
    hiddenDetails: "dados ocultos por privacidade",
    changeStatus: (number: string) => `Situação do pedido ${number}`,
    moveTo: (status: string) => `Passar para ${status}`,
    statusChanged: (number: string, status: string) => `Pedido ${number}: ${status}`,
    loadMore: "Ver mais pedidos",
    moreItems: (count: number) => (count === 1 ? "e mais 1 item" : `e mais ${count} itens`),
    emptyGuest: "Os pedidos que você fizer neste aparelho aparecem aqui.",
    emptyStaff: "Os pedidos novos aparecem aqui assim que chegam.",
    beforeFirst: "Mostre o QR Code ou mande o link do cardápio aos clientes.",
    emptyTab: "Nenhum pedido nesta aba.",
    tableOrders: "Pedido Mesa",
    drawer: "Caixa",
    timeAgo: (time: string) => `há ${time}`,
  },

  jobs: {
    open: "Impressões",
    allPrinted: "Tudo impresso.",
  },
});

import { dictionary } from "./spoken-language.ts";

export const tabText = dictionary("tab", {
  tab: {
    ready: "Pronto",
    backToTables: "Voltar às mesas",
    newTab: "Nova comanda nesta mesa",
    closed: "Esta comanda já foi encerrada.",
    missingTitle: "Comanda não encontrada",
    missing: "Ela não existe, ou é de outra casa.",
    orders: "Pedidos da comanda",
    byGuest: (name: string) => `Pedido do cliente ${name}`,
    guestWaits: (count: number) =>
      count === 1
        ? "1 pedido do cliente para aceitar"
        : `${count} pedidos de clientes para aceitar`,
    accept: (number: string) => `Aceitar ${number}`,
    accepted: (number: string) => `Pedido ${number} aceito.`,
    noOrders: "Ainda não há pedidos nesta comanda.",
    neverOrdered: "Não houve pedidos nesta comanda.",
    orderCount: (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`),
    withService: "com serviço",
    toAnswerOut: "sem os que esperam o aceite",
    cancelledOut: "sem os cancelados",
    sendsAs: (name: string) => `como ${name}`,
    draftCount: (count: number) => (count === 1 ? "1 item" : `${count} itens`),
    emptyDraft: "Nenhum item no pedido",
    running: "Total do pedido",
    close: "Encerrar comanda",
    send: "Enviar Pedido",
    actions: "Ações da comanda",
    mergedInto: "Esta comanda foi juntada com outra.",
    seeOther: "Ver a outra comanda",
    reopen: "Reabrir comanda",
    toGiveBack: "Pago a mais, a devolver:",
    closingNeedsNetwork:
      "Sem resposta: só com internet se sabe quanto falta pagar. Confira a conexão e tente de novo.",
    closingNotYet:
      "Esta comanda ainda não foi enviada, e só depois disso pode ser encerrada. Se ninguém vai usá-la, descarte-a.",
    printBill: "Imprimir conta",
  },
});

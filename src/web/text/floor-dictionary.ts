import { dictionary } from "./spoken-language.ts";

/** The texts of the attendants' screens, in Portuguese; see dictionary.ts. Amounts come in as already formatted money. */
export const floorText = dictionary("floor", {
  tables: {
    heading: "Mesas",
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
    lastOrder: (time: string) => `último pedido há ${time}`,
    openTabs: (count: number) => (count === 1 ? "1 comanda aberta" : `${count} comandas abertas`),
    moreTabs: (count: number) => `+${count}`,
    /** Two at least. */
    unnamedTabs: (count: number) => `${count} comandas`,
    unsent: (count: number) =>
      count === 1 ? "1 pedido não enviado" : `${count} pedidos não enviados`,
    unsentTabs: (count: number) =>
      count === 1 ? "1 comanda ainda não enviada" : `${count} comandas ainda não enviadas`,
    /** Instead of the state's word at a table whose tabs are all still on this device. */
    notSentYet: "Não enviada",
    returned: (count: number) =>
      count === 1 ? "1 pedido não aceito" : `${count} pedidos não aceitos`,
    noneTitle: "Nenhuma mesa",
    none: "O número de mesas é escolhido nas configurações, em Admin.",
    chooseNumber: "Escolher quantas mesas",
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
  },

  opening: {
    choose: "Escolha a comanda",
    opened: (ago: string) => `aberta ${ago}`,
    newTab: "Nova comanda",
    name: "Nome da comanda",
    nameHint: "De quem é, ou como reconhecer.",
    individual: "INDIVIDUAL",
    individualCheck: "Comanda individual",
    individualHint: "A mesa já tem uma comanda que não é individual.",
    open: "Abrir comanda",
    taken: (number: number) => `Outro aparelho já abriu a mesa ${number}.`,
    notOpened: "A comanda não foi aberta.",
    notSentYet: "ainda não enviada",
    waiting: "Aberta sem internet: está guardada neste aparelho e vai sozinha, antes dos pedidos.",
    onItsWay:
      "Já saiu deste aparelho, e a resposta ainda não veio: vai de novo sozinha, antes dos pedidos.",
    waitingOnPage: "O aparelho não tem onde guardá-la: deixe esta página aberta até ela ir.",
    old: (time: string) => `A comanda foi aberta há ${time}. Enviar mesmo assim?`,
    other: "A comanda foi aberta por outra pessoa neste aparelho. Enviar mesmo assim?",
    refused: "A comanda não foi aberta",
    tableGone: (number: number) =>
      `A mesa ${number} não existe mais. Escolha outra: os itens e os pedidos vão com a comanda.`,
    switchedOff:
      "As comandas estão desligadas, ou você não pode mais abri-las. Fale com um administrador e tente de novo: os itens e os pedidos continuam aqui.",
    refusedFor: (reason: string) => `${reason} Os itens e os pedidos continuam aqui.`,
    chooseTable: "Escolher outra mesa",
    tryAgain: "Tentar de novo",
    discardQuestion: (orders: number) => {
      if (orders === 0) return "Descartar a comanda não enviada?";
      return orders === 1
        ? "Descartar a comanda e o pedido não enviado dela?"
        : `Descartar a comanda e os ${orders} pedidos não enviados dela?`;
    },
    discardDraft: "Os itens escolhidos nela também são descartados.",
    maybeArrived:
      "Ela pode já ter chegado: a resposta é que faltou. Se chegou, aparece entre as comandas da mesa.",
    besideTitle: "Outro aparelho já tinha aberto esta mesa",
    beside:
      "Esta comanda ficou INDIVIDUAL, com os pedidos feitos nela. Para ter uma conta só, use “Juntar com outra comanda” nas ações da comanda.",
    closingNotYet:
      "Esta comanda ainda não foi enviada, e só depois disso pode ser encerrada. Se ninguém vai usá-la, descarte-a.",
  },

  tab: {
    unnamedIndividual: "Sem nome",
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
    search: "Buscar item",
    options: "Opções e observação",
    optionsOf: (title: string) => `Opções e observação de ${title}`,
    inOrder: (count: number) => `${count} no pedido`,
    tooMany: (lines: number, entries: number) =>
      `Um pedido tem no máximo ${lines} linhas, e ${entries} com as opções.`,
    draftCount: (count: number) => (count === 1 ? "1 item" : `${count} itens`),
    emptyDraft: "Nenhum item no pedido",
    running: "Total do pedido",
    close: "Encerrar comanda",
    send: "Enviar Pedido",
    menuMissing: "O cardápio não carregou.",
    gone: "Fora do cardápio",
  },

  unsent: {
    state: "não enviado",
    /** Orders that somebody has to decide about, and those that go by themselves. */
    regions: {
      all: "Não enviados",
      held: "Não enviados, à espera de uma decisão",
      waiting: "Não enviados, à espera da internet",
    },
    /** Tabs and orders. */
    count: (count: number) =>
      count === 1
        ? "1 envio espera neste aparelho"
        : `${count} envios esperam neste aparelho, e vão em ordem`,
    afterTab: "Guardado neste aparelho; vai depois da comanda.",
    waiting: "Guardado neste aparelho; vai sozinho quando a internet voltar.",
    onItsWay:
      "Já saiu deste aparelho, e a resposta ainda não veio: vai de novo sozinho, e não muda mais.",
    waitingOnPage: "O aparelho não tem onde guardá-lo: deixe esta página aberta até ele ir.",
    old: (time: string) => `Foi feito há ${time}. Enviar mesmo assim?`,
    other: "Foi feito por outra pessoa neste aparelho. Enviar mesmo assim?",
    refused: "Não foi aceito, e não pôde voltar ao pedido que está sendo montado.",
    send: "Enviar",
    edit: "Editar",
    editTooMany: "Não cabe no pedido que está sendo montado. Envie-o antes.",
    discard: "Descartar",
    discardQuestion: "Descartar o pedido não enviado?",
    maybeArrived:
      "Ele pode já ter chegado: a resposta é que faltou. Se chegou, aparece entre os pedidos da comanda.",
    keep: "Manter",
  },

  refusal: {
    title: "O pedido não foi aceito",
    state: "não aceito",
    /** For a page without the tab in view. */
    waits: "O motivo e os itens estão na comanda.",
    /** The order stands on the screen again. */
    back: "Os itens voltaram para o pedido.",
    prices: "Alguns preços mudaram. Os itens voltaram para o pedido.",
    sendAtNewPrices: "Enviar com os novos preços",
    unavailable: "Estes itens não estão mais disponíveis. O pedido voltou para a tela.",
    short: "Alguns itens acabaram ou não chegam para o pedido. Ele voltou para a tela.",
    options: "As opções de alguns itens precisam de ajuste. O pedido voltou para a tela.",
    choose: "Escolher opções",
    remove: "Tirar do pedido",
    closed: "Esta comanda já foi encerrada. Os itens continuam aqui.",
    newTab: "Nova comanda com estes itens",
    noRoom:
      "Os itens não cabem no pedido que está sendo montado na outra comanda, e continuam aqui. Envie aquele antes, ou abra uma individual.",
    unknown:
      "Ele, ou uma versão dele, pode já ter chegado. Confira os pedidos da comanda antes de enviar de novo.",
    understood: "Entendi",
  },

  bill: {
    print: "Imprimir conta",
    people: "Dividir por quantas pessoas",
    peopleWrong: (most: number) => `Digite um número de 1 a ${most}.`,
    atPrinter: "Na impressora",
    here: "Imprimir neste aparelho",
    queued: "Na fila da impressora",
    blocked: "O navegador não deixou abrir a janela. Permita janelas deste site e tente de novo.",
    failed: "A conta não carregou.",
  },

  payment: {
    heading: "RECEBENDO:",
    subtotal: "Sub-Total",
    service: "Serviço",
    total: "Total",
    paid: "Pago",
    left: "Falta pagar",
    overpaid: "Pago a mais",
    toGiveBack: "Pago a mais, a devolver:",
    waived: "dispensado",
    amount: "Valor",
    waive: "Sem taxa de serviço",
    cancel: "Cancelar",
    pay: "Pagar",
    question: (amount: string) => `Pagar ${amount}?`,
    waiveQuestion: "Encerrar sem taxa de serviço?",
    received: (amount: string) => `Recebido: ${amount}.`,
    paidAll: (table: string) => `${table}: comanda paga e encerrada.`,
    tooMuch: (left: string) => `No máximo o que falta pagar: ${left}.`,
    nothing: "Deve ser maior que zero.",
    waivedTooLate: "Já foi pago mais que o total sem o serviço.",
    answerFirst:
      "Um pedido do cliente nesta comanda ainda espera. Aceite ou recuse antes de encerrar.",
    changed: "A comanda mudou em outro aparelho. Confira os valores.",
    needsNetwork: "Pagamentos só são registrados com internet; nenhum fica guardado para depois.",
    closingNeedsNetwork:
      "Sem resposta: só com internet se sabe quanto falta pagar. Confira a conexão e tente de novo.",
    unanswered: (amount: string) =>
      `O pagamento de ${amount} ficou sem resposta, e pode ter sido registrado. Tentar de novo não cobra duas vezes.`,
    unansweredWaiver:
      "Encerrar sem taxa de serviço ficou sem resposta, e pode ter sido registrado. Tentar de novo não cobra duas vezes.",
    unansweredShort: "Um pagamento desta comanda ficou sem resposta.",
    registered: "Este pagamento já estava registrado. Confira os pagamentos.",
    tryAgain: "Tentar de novo",
    giveUp: "Desistir",
    givenUp: "Confira os pagamentos antes de receber de novo.",
    closeEmpty: "Encerrar a comanda vazia?",
    closeSettled: "Nada falta pagar. Encerrar a comanda?",
    ended: (table: string) => `${table}: comanda encerrada.`,
    unsentQuestion: "Receber sem os itens não enviados?",
    unsentDraft: "Há itens escolhidos que ainda não foram enviados.",
    unsentOrders: "Há pedido guardado neste aparelho que ainda não chegou.",
  },
});

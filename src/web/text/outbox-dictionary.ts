import { dictionary } from "./spoken-language.ts";

/** Tabs and orders that wait on this device, in Portuguese; see dictionary.ts. */
export const outboxText = dictionary("outbox", {
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

  opening: {
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
  },

  /** Work of a newer version, from another window or from before the program was rolled back. */
  foreign: {
    waits:
      "Foi feito neste aparelho em uma versão mais nova do programa, e esta não sabe enviar. Recarregue a página.",
    reload: "Recarregar",
    discardQuestion: "Descartar o que foi feito na versão mais nova?",
    maybeArrived: "Pode já ter chegado: confira a comanda antes.",
  },
});

import { dictionary } from "./spoken-language.ts";

/** Texts on every page of the staff: calls, new orders, sound, printing, in Portuguese; see dictionary.ts. */
export const watchText = dictionary("watch", {
  call: {
    tableCalls: (number: number) => `Mesa ${number} está chamando`,
    onMyWay: "A caminho",
    onMyWayTo: (number: number) => `A caminho da mesa ${number}`,
    since: (clock: string, ago: string) => `desde ${clock}, ${ago}`,
    tableAsksBill: (number: number) => `Mesa ${number} pediu a conta`,
  },

  time: {
    timeAgo: (time: string) => `há ${time}`,
    justNow: "agora",
  },

  orders: {
    placedBy: (name: string) => `por ${name}`,
    soundOn: "Som ligado",
    turnSoundOn: "Ligar o som",
    soundOff: "O som está desligado neste aparelho.",
    soundAsleep: "Toque na tela para o som voltar.",
    waitingBar: "Esperando a equipe",
    newCount: (count: number) => (count === 1 ? "1 pedido novo" : `${count} pedidos novos`),
    withdrawn: (number: string, place: string) =>
      `Pedido ${number} cancelado pelo cliente: ${place}`,
    tableReady: (number: string, table: string) => `Pedido ${number} pronto: ${table}`,
    autoAccepted: (number: string, place: string) =>
      `Pedido novo ${number}, aceito automaticamente: ${place}`,
    late: "Sem resposta há mais de 3 minutos.",
    delivery: "Entrega",
  },

  shift: {
    openShift: "Abrir turno",
    openShiftWhy: "Liga o som e mantém a tela acesa neste aparelho.",
    screenMayDarken: "A tela deste aparelho pode apagar: deixe-a sempre ligada nas configurações.",
  },

  jobs: {
    unprinted: (count: number) => (count === 1 ? "1 não impresso." : `${count} não impressos.`),
    look: "Veja a impressora.",
    noDevice: (printer: string) => `${printer} sem aparelho.`,
    seeList: "Veja em Impressões.",
    heading: "Impressões",
  },

  live: {
    live: "Ao vivo",
    polled: "Atualiza a cada 15 s",
    connecting: "Conectando...",
  },
});

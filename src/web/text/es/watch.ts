import type { watchText } from "../watch-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const watch: Translated<typeof watchText> = {
  call: {
    tableCalls: (number) => `La mesa\u00a0${number} llama`,
    onMyWay: "En camino",
    onMyWayTo: (number) => `En camino a la mesa ${number}`,
    since: (clock, ago) => `desde las ${clock}, ${ago}`,
    tableAsksBill: (number) => `La mesa ${number} pidió la cuenta`,
  },

  time: {
    timeAgo: (time) => `hace ${time}`,
    justNow: "ahora",
  },

  orders: {
    placedBy: (name) => `por ${name}`,
    soundOn: "Sonido activo",
    turnSoundOn: "Activar sonido",
    soundOff: "El sonido está apagado en este dispositivo.",
    soundAsleep: "Toque la pantalla para que vuelva el sonido.",
    waitingBar: "Esperando al equipo",
    newCount: (count) => (count === 1 ? "1 pedido nuevo" : `${count} pedidos nuevos`),
    withdrawn: (number, place) => `Pedido ${number} cancelado por el cliente: ${place}`,
    tableReady: (number, table) => `Pedido ${number} listo: ${table}`,
    autoAccepted: (number, place) => `Pedido nuevo ${number}, aceptado automáticamente: ${place}`,
    late: "Más de 3 minutos sin respuesta.",
    delivery: "A domicilio",
  },

  shift: {
    openShift: "Abrir turno",
    openShiftWhy: "Activa el sonido y mantiene encendida la pantalla de este dispositivo.",
    screenMayDarken:
      "La pantalla de este dispositivo puede apagarse: déjela siempre encendida en sus ajustes.",
  },

  jobs: {
    unprinted: (count) => (count === 1 ? "1 sin imprimir." : `${count} sin imprimir.`),
    look: "Revise la impresora.",
    noDevice: (printer) => `${printer} sin dispositivo.`,
    seeList: "Véalo en Impresiones.",
    heading: "Impresiones",
  },

  live: {
    live: "En vivo",
    polled: "Se actualiza cada 15 s",
    connecting: "Conectando...",
  },
};

import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const floor: Translated<typeof floorText> = {
  tables: {
    states: {
      calling: "Llamando",
      callingForBill: "Cuenta pedida",
      onTheWay: "Alguien va en camino",
      free: "Libre",
      bill: "Cuenta pedida",
      occupied: "Ocupada",
    },
    seeOrders: "VER PEDIDOS",
    onTheWay: "En camino",
    ages: { min: "min", h: "h", d: "d" },
    lastOrder: (time) => `último pedido hace ${time}`,
    openTabs: (count) => (count === 1 ? "1 cuenta abierta" : `${count} cuentas abiertas`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} cuentas`,
    unsent: (count) => (count === 1 ? "1 pedido sin enviar" : `${count} pedidos sin enviar`),
    unsentTabs: (count) =>
      count === 1 ? "1 cuenta aún sin enviar" : `${count} cuentas aún sin enviar`,
    notSentYet: "Sin enviar",
    returned: (count) => (count === 1 ? "1 pedido no aceptado" : `${count} pedidos no aceptados`),
    drafted: (count) => (count === 1 ? "1 producto sin enviar" : `${count} productos sin enviar`),
    noneTitle: "Ninguna mesa",
    none: "El número de mesas se elige en la configuración, en Admin.",
    chooseNumber: "Elegir cuántas mesas",
    closedTabs: "Cuentas cerradas",
    drawer: "Caja",
  },

  guestOrders: {
    note: (count, number) =>
      count === 1
        ? `Un cliente pidió desde el teléfono para “${number}”: está fuera de las cuentas.`
        : `${count} pedidos de clientes desde el teléfono para “${number}”: están fuera de las cuentas.`,
    order: (number) => `Pedido ${number}`,
    short: (count) => (count === 1 ? "1 pedido de cliente" : `${count} pedidos de clientes`),
  },

  call: {
    calling: "Esta mesa está llamando.",
    onTheWay: "Alguien ya va en camino.",
    personOnTheWay: (name) => `${name} va en camino.`,
    callingAgain: "Alguien va en camino, y la mesa llamó de nuevo.",
    go: "Voy en camino",
    served: "Atendida",
    noTabs: "Los pedidos por cuenta están desactivados en la configuración.",
    asksBill: "Esta mesa pidió la cuenta.",
  },

  opening: {
    choose: "Elija la cuenta",
    opened: (ago) => `abierta ${ago}`,
    newTab: "Nueva cuenta",
    name: "Nombre de la cuenta",
    nameHint: "De quién es, o cómo reconocerla.",
    individualCheck: "Cuenta individual",
    individualHint: "La mesa ya tiene una cuenta que no es individual.",
    open: "Abrir cuenta",
    taken: (number) => `Otro dispositivo ya abrió la mesa ${number}.`,
    notOpened: "La cuenta no se abrió.",
  },
};

import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const staff: Translated<typeof staffText> = {
  days: {
    choose: "Otros días",
    clear: "Volver a hoy",
    range: (from, to) => `${from} a ${to}`,
  },

  orders: {
    newOrders: "Pedidos nuevos",
    isNew: "Nuevo",
    moreNew: (count) => `Hay ${count} más: aparecen aquí cuando se acepten estos.`,
    ready: "Listo",
    markReady: (number) => `Listo para recoger: pedido ${number}`,
    isReady: (number) => `Pedido ${number} listo para recoger.`,
    over: "Este pedido ya está cerrado.",
    tabOver: "La cuenta está cerrada.",
    scheduledFor: (when) => `Programado: ${when}`,
    area: "Zona",
    promised: "Prometido para",
    emptyBelow: "Ningún otro pedido aquí",
    sentBy: (name) => `por ${name}`,
    showAll: "Mostrar todos los pedidos",
    statusNotChanged: (number, reason) => `El estado del pedido ${number} no cambió. ${reason}`,
  },

  board: {
    columns: {
      open: "Pendiente",
      processing: "En proceso",
      preparing: "Preparando",
      ready: "Listo",
      travelling: "En camino",
    },
    ages: { min: "min", h: "h", d: "d" },
    none: "Ningún pedido.",
    services: { delivery: "A domicilio", takeout: "Para llevar", indoor: "Mesa o habitación" },
    more: (count) => `y ${count} más`,
    search: "Buscar pedido",
    searchHint: "N.º, nombre o mesa",
    service: "Servicio",
    allServices: "Todos",
    nothingFound: "Ningún pedido encontrado",
    nothingFoundHint: "Revise el número, el nombre o la mesa, y la pestaña.",
    clearSearch: "Borrar la búsqueda",
  },

  list: {
    onlyMine: "Mostrar solo mis pedidos",
    hiddenDetails: "datos ocultos por privacidad",
    changeStatus: (number) => `Estado del pedido ${number}`,
    moveTo: (status) => `Pasar a ${status}`,
    statusChanged: (number, status) => `Pedido ${number}: ${status}`,
    loadMore: "Ver más pedidos",
    moreItems: (count) => (count === 1 ? "y 1 producto más" : `y ${count} productos más`),
    emptyGuest: "Los pedidos que haga en este dispositivo aparecen aquí.",
    emptyStaff: "Los pedidos nuevos aparecen aquí en cuanto llegan.",
    beforeFirst: "Muestre el código QR a los clientes o envíeles el enlace del menú.",
    emptyTab: "Ningún pedido en esta pestaña.",
    tableOrders: "Pedido de mesa",
    drawer: "Caja",
    timeAgo: (time) => `hace ${time}`,
  },

  jobs: {
    open: "Impresiones",
    allPrinted: "Todo impreso.",
  },
};

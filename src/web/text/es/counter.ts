import type { counterText } from "../counter-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const counter: Translated<typeof counterText> = {
  heading: "Nuevo pedido",
  service: "Para",
  kinds: { delivery: "A domicilio", takeout: "Para llevar", indoor: "Habitación", table: "Mesa" },
  forTable: "El pedido de mesa va a la cuenta: elija la mesa.",
  toTables: "Elegir la mesa",
  whoCalls: "Cliente",
  phoneHint: "Quien ya pidió aquí aparece por el teléfono.",
  known: (name) => `${name} ya pidió aquí`,
  lastOrder: (when) => `Último pedido: ${when}`,
  take: "Usar estos datos",
  items: "Productos",
  noItems: "Elija los productos en el menú.",
  closed: (why) =>
    `${why}. El pedido hecho por el equipo se acepta de todos modos: acuerde el horario con el cliente.`,
  belowMinimum: "Está por debajo del pedido mínimo. El equipo puede ingresarlo de todos modos.",
  choose: (item, group) => `${item}: elija ${group}`,
  send: "Ingresar pedido",
  sending: "Ingresando...",
  sent: (number) => `Pedido ${number} ingresado.`,
  arrivedBefore: (number) => `El pedido ${number} ya había llegado, sin los últimos cambios.`,
  see: "Ver",
  empty: "Empezar de nuevo",
  emptyQuestion: "¿Borrar todo lo que escribió?",
  keep: "Conservar",
  count: (count) => (count === 1 ? "1 producto" : `${count} productos`),
};

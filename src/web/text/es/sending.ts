import type { sendingText } from "../sending-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sending: Translated<typeof sendingText> = {
  opening: {
    kept: (table) =>
      `${table}: sin respuesta. La cuenta está guardada en este dispositivo y se envía sola.`,
    keptOnPage: (table) =>
      `${table}: sin respuesta, y el dispositivo no puede guardar la cuenta. Deje esta página abierta: se envía sola.`,
    sent: (table) => `${table}: cuenta abierta.`,
    back: (table) => `${table}: la cuenta no se abrió.`,
    besideAt: (table) => `${table}: otro dispositivo ya había abierto esta mesa.`,
    notSentYet: "aún sin enviar",
  },

  unsent: {
    kept: (table) =>
      `${table}: sin respuesta. El pedido está guardado en este dispositivo y se envía solo.`,
    keptOnPage: (table) =>
      `${table}: sin respuesta, y el dispositivo no puede guardar el pedido. Deje esta página abierta: se envía solo.`,
    back: (table) => `${table}: el pedido no se aceptó.`,
    see: "Ver en la cuenta",
    seeOrder: "Ver el pedido",
  },

  tab: {
    sent: (table) => `${table}: pedido enviado.`,
    unnamed: "Cuenta de la mesa",
    unnamedIndividual: "Sin nombre",
    individual: "INDIVIDUAL",
  },

  tables: {
    table: (number) => `Mesa ${number}`,
    bill: "Cuenta pedida",
  },
};

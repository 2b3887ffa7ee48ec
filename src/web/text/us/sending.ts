import type { sendingText } from "../sending-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sending: Translated<typeof sendingText> = {
  opening: {
    kept: (table) =>
      `${table}: no answer. The tab is saved on this device and is sent automatically.`,
    keptOnPage: (table) =>
      `${table}: no answer, and the device has nowhere to save the tab. Leave this page open: it is sent automatically.`,
    sent: (table) => `${table}: tab opened.`,
    back: (table) => `${table}: the tab was not opened.`,
    besideAt: (table) => `${table}: another device had already opened this table.`,
    notSentYet: "not sent yet",
  },

  unsent: {
    kept: (table) =>
      `${table}: no answer. The order is saved on this device and is sent automatically.`,
    keptOnPage: (table) =>
      `${table}: no answer, and the device has nowhere to save the order. Leave this page open: it is sent automatically.`,
    back: (table) => `${table}: the order was not accepted.`,
    see: "See on the tab",
    seeOrder: "See the order",
  },

  tab: {
    sent: (table) => `${table}: order sent.`,
    unnamed: "Table’s tab",
    unnamedIndividual: "No name",
    individual: "INDIVIDUAL",
  },

  tables: {
    table: (number) => `Table ${number}`,
    bill: "Check requested",
  },
};

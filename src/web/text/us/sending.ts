import type { sendingText } from "../sending-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of sending-dictionary.ts in English. */
export const sending: Translated<typeof sendingText> = {
  opening: {
    kept: (table) => `${table}: no answer. The tab is kept on this device and goes by itself.`,
    keptOnPage: (table) =>
      `${table}: no answer, and the device has nowhere to keep the tab. Leave this page open: it goes by itself.`,
    sent: (table) => `${table}: tab opened.`,
    back: (table) => `${table}: the tab was not opened.`,
    besideAt: (table) => `${table}: another device had opened this table already.`,
    notSentYet: "not sent yet",
  },

  unsent: {
    kept: (table) => `${table}: no answer. The order is kept on this device and goes by itself.`,
    keptOnPage: (table) =>
      `${table}: no answer, and the device has nowhere to keep the order. Leave this page open: it goes by itself.`,
    back: (table) => `${table}: the order was not accepted.`,
    see: "See on the tab",
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

import type { callText } from "../call-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const call: Translated<typeof callText> = {
  callStaff: "Chiama il cameriere",
  askForBill: "Chiedi il conto",
  billAsked: "Il conto è stato chiesto. Sta arrivando qualcuno.",
  staffCalled: "Il cameriere è stato avvisato.",
  noSuchTable: "Questo tavolo non esiste. Chiedi il numero al personale.",
  callsAreOff: "Al momento non si può chiamare da qui. Rivolgiti al personale.",
};

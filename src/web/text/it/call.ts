import type { callText } from "../call-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const call: Translated<typeof callText> = {
  callStaff: "Chiama il cameriere",
  askForBill: "Chiedi il conto",
  billAsked: "Il conto è stato chiesto. Arriva qualcuno.",
  staffCalled: "Il cameriere è avvisato.",
  noSuchTable: "Questo tavolo non esiste. Chieda il numero al personale.",
  callsAreOff: "Al momento non si può chiamare da qui. Si rivolga al personale.",
};

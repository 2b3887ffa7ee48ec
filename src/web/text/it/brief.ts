import type { briefText } from "../brief-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const brief: Translated<typeof briefText> = {
  emptyTitle: "Nessun ordine qui",
  observation: (words) => `Nota: ${words}`,
  status: "Stato",
  orderNumber: (number) => `Ordine ${number}`,
  follow: "Segui l’ordine",
  deliverTo: "Consegna a",
  readyAt: (time) => `Pronto alle ${time}`,
  arrivesAt: (time) => `Arriva alle ${time}`,
  notSent:
    "L’ordine è rimasto senza risposta e potrebbe essere arrivato. Invialo di nuovo: non verrà duplicato.",
  printQrCode: "Stampa codice QR",
};

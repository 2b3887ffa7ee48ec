import type { briefText } from "../brief-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const brief: Translated<typeof briefText> = {
  emptyTitle: "Aucune commande ici",
  observation: (words) => `Remarque\u202f: ${words}`,
  status: "Statut",
  orderNumber: (number) => `Commande ${number}`,
  follow: "Suivre la commande",
  deliverTo: "Livrer à",
  readyAt: (time) => `Prête à ${time}`,
  arrivesAt: (time) => `Arrive à ${time}`,
  notSent:
    "La commande est restée sans réponse\u202f; elle est peut-être arrivée. Renvoyez-la\u202f: elle ne sera pas doublée.",
  printQrCode: "Imprimer le QR code",
};

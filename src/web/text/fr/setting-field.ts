import type { settingFieldText } from "../setting-field-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settingField: Translated<typeof settingFieldText> = {
  fields: settingWords("fr"),
  own: {
    "data.name": "Nom",
    "data.source": "Page principale",
    "data.time_zone": "Fuseau horaire",
    "data.day_ends_at": "Fin de la journée du restaurant",
    "extras.currency": "Devise",
    "extras.paymentMethods": "Modes de paiement",
    rooms: "Nombre de chambres",
    "extras.inactiveLanguages": "Langues inactives",
  },
  features: {
    delivery: "Livraison",
    linktree: "Page de liens",
    localOrder: "Commande à table",
    easyOrder: "Commande en chambre",
    attendantOrder: "Additions du serveur",
  },
};

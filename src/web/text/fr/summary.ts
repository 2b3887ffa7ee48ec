import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Sous-total",
    service: "Service (facultatif)",
    deliveryFee: "Frais de livraison",
    freeFee: "offerts",
    total: "Total",
    items: "Articles",
    feeByAddress: "selon l’adresse",
    belowMinimum: (missing, minimum) =>
      `Il manque ${missing} pour la commande minimum de ${minimum}.`,
    belowFree: (missing) => `Il manque ${missing} pour la livraison offerte.`,
  },

  facts: {
    changeFor: "Monnaie sur",
    document: "CPF/CNPJ sur la facture",
    observation: "Remarques",
    name: "Nom",
    room: "Chambre ou table",
    email: "E-mail",
    phone: "Téléphone",
  },

  paid: {
    paid: "Payé",
    left: "Reste à payer",
    toGiveBack: "À rembourser",
  },
  urgency: { calm: "", soon: "Attention", late: "En retard" },
  due: (clock) => `pour ${clock}`,
  seeMenu: "Voir la carte",

  counted: {
    inEach: (option) => `${option} par article`,
    inAll: (option) => `${option} au total`,
  },

  pricing: {
    highest: "prix de la plus chère",
    average: "moyenne des prix",
    free: (count) => (count > 1 ? `${count} offertes` : `${count} offerte`),
    options: "Options",
  },
};

import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of summary-dictionary.ts in French. */
export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Sous-total",
    service: "Service (facultatif)",
    deliveryFee: "Frais de livraison",
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
    toGiveBack: "À rendre",
  },
  urgency: { calm: "", soon: "Attention", late: "En retard" },
  due: (clock) => `pour ${clock}`,
};

import type { reasonText } from "../reason-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const reasons: Translated<typeof reasonText> = {
  cancelReasons: {
    consumer_request: "Ripensamento",
    entered_wrong: "Ordine inserito male",
    duplicate: "Ordine doppio",
    unavailable_item: "Articolo esaurito",
    outside_area: "Fuori zona di consegna",
    no_courier: "Nessun fattorino",
    internal: "Problema nel ristorante",
    outside_hours: "Fuori orario",
    outdated_menu: "Menù non aggiornato",
    risk_area: "Zona a rischio",
    blocked_customer: "Cliente bloccato",
    other: "Altro motivo",
  },
  refundReasons: {
    wrong_amount: "Importo sbagliato",
    wrong_method: "Metodo di pagamento sbagliato",
    charged_twice: "Addebitato due volte",
    cancelled: "Ordine o articolo annullato",
    complaint: "Reclamo del cliente",
    other: "Altro motivo",
  },
  reasonWith: (given, text) => `${given}: ${text}`,

  cancellation: {
    why: (given) => `Motivo: ${given}`,
    noReason: "Nessun motivo indicato",
    by: (name) => `da ${name}`,
    approvedBy: (name) => `con l’approvazione di ${name}`,
  },
};

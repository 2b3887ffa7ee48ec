import type { reasonText } from "../reason-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const reasons: Translated<typeof reasonText> = {
  cancelReasons: {
    consumer_request: "Changement d’avis",
    entered_wrong: "Erreur de saisie",
    duplicate: "Commande en double",
    unavailable_item: "Article épuisé",
    outside_area: "Hors zone de livraison",
    no_courier: "Pas de livreur",
    internal: "Problème au restaurant",
    outside_hours: "Hors horaires",
    outdated_menu: "Carte pas à jour",
    risk_area: "Zone à risque",
    blocked_customer: "Client bloqué",
    other: "Autre motif",
  },
  refundReasons: {
    wrong_amount: "Montant erroné",
    wrong_method: "Mode de paiement erroné",
    charged_twice: "Encaissé deux fois",
    cancelled: "Commande ou article annulé",
    complaint: "Réclamation du client",
    other: "Autre motif",
  },
  reasonWith: (given, text) => `${given}\u202f: ${text}`,

  cancellation: {
    why: (given) => `Motif\u202f: ${given}`,
    noReason: "Sans motif indiqué",
    by: (name) => `par ${name}`,
    approvedBy: (name) => `avec l’accord de ${name}`,
  },
};

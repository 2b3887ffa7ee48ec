import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of label-dictionary.ts in French. */
export const label: Translated<typeof labelText> = {
  statuses: {
    1: "En traitement",
    2: "En préparation",
    3: "En route",
    4: "Terminée",
    5: "En attente",
    6: "Annulée",
  },
  tabs: { all: "TOUTES", progress: "En cours", finished: "Terminées", cancelled: "Annulées" },
  methods: {
    cash: "Espèces",
    "credit-card": "Carte de crédit",
    "debit-card": "Carte de débit",
    pix: "PIX",
    "meal-card": "Carte repas",
    "food-card": "Carte alimentation",
    "restaurent-ticker": "Titre-restaurant",
  },
  cancelReasons: {
    consumer_request: "Le client a renoncé",
    entered_wrong: "Erreur de saisie",
    duplicate: "Commande en double",
    unavailable_item: "Article manquant",
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
  layouts: { customer: "Ticket client", production: "Cuisine" },
  takeout: "À emporter",
  nameErased: "Données supprimées",
  table: (number) => `Table ${number}`,
  roomOrTable: (place) => `Chambre ou table ${place}`,
  reasonWith: (reason, text) => `${reason}\u202f: ${text}`,
};

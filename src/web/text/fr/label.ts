import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

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
  layouts: { customer: "Ticket client", production: "Cuisine" },
  takeout: "À emporter",
  nameErased: "Données supprimées",
  table: (number) => `Table ${number}`,
  roomOrTable: (place) => `Chambre ou table ${place}`,
};

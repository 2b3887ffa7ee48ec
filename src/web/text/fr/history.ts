import type { historyText } from "../history-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const history: Translated<typeof historyText> = {
  heading: "Historique",
  nothing: "Rien pour l’instant.",
  by: (name) => `par ${name}`,
  approvedBy: (name) => `approuvé par ${name}`,
  unknown: "Modification",

  placed: "Commande passée",
  accepted: "Acceptée",
  ready: "Prête",
  notReady: "De retour en cuisine",
  lineCancelled: (what) => `Annulé\u202f: ${what}`,
  linePassed: (what) => `Transféré sur une autre addition\u202f: ${what}`,
  linesAdded: (what) => `Ajouté\u202f: ${what}`,
  opened: "Addition ouverte",
  closed: "Addition fermée",
  paid: (amount) => `Paiement\u202f: ${amount}`,
  refunded: (amount) => `Remboursement\u202f: ${amount}`,
  promised: (time) => `Heure promise\u202f: ${time}`,
  renamed: "Addition renommée",
  moved: (from, to) => `Déplacée\u202f: Table ${from} → Table ${to}`,
  merged: (from, to) => `Réunie\u202f: Table ${from} → Table ${to}`,
  passed: (from, to) => `Articles transférés\u202f: Table ${from} → Table ${to}`,
  reopened: "Addition rouverte",
  reopenedFor: (reason) => `Addition rouverte\u202f: ${reason}`,
  serviceWaived: (from, to) => `Service\u202f: ${from} → ${to}`,
  pricesChanged: (count) =>
    count > 1 ? `Prix\u202f: ${count} articles` : `Prix\u202f: ${count} article`,
  keyRenewed: (table) => `Clé du code de la table ${table} renouvelée`,
  settingsChanged: "Réglages enregistrés",
  servicesChanged: "Services et horaires enregistrés",
  areasChanged: "Zones et frais enregistrés",
  services: { delivery: "Livraison", takeout: "À emporter", indoor: "Chambre et table" },
  paused: (service, until) => `${service}\u202f: en pause jusqu’à ${until}`,
  resumed: (service) => `${service}\u202f: fin de la pause`,
};

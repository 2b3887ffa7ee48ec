import type { counterText } from "../counter-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const counter: Translated<typeof counterText> = {
  heading: "Nouvelle commande",
  service: "Pour",
  kinds: { delivery: "Livraison", takeout: "À emporter", indoor: "Chambre", table: "Table" },
  forTable: "La commande d’une table va sur son addition\u202f: choisissez la table.",
  toTables: "Choisir la table",
  whoCalls: "Client",
  phoneHint: "Retrouvez un client par téléphone.",
  known: (name) => `${name} a déjà commandé ici`,
  lastOrder: (when) => `Dernière commande\u202f: ${when}`,
  take: "Utiliser ces données",
  items: "Articles",
  noItems: "Choisissez sur la carte.",
  closed: (why) => `${why}. L’équipe peut commander\u202f: convenez de l’heure avec le client.`,
  belowMinimum: "Commande sous le minimum. L’équipe peut la saisir quand même.",
  choose: (item, group) => `${item}\u202f: choisissez ${group}`,
  send: "Saisir la commande",
  sending: "Envoi…",
  sent: (number) => `Commande ${number} saisie.`,
  arrivedBefore: (number) =>
    `La commande ${number} était déjà arrivée, sans les derniers changements.`,
  see: "Afficher",
  empty: "Recommencer",
  emptyQuestion: "Tout effacer\u202f?",
  keep: "Garder",
  count: (count) => (count > 1 ? `${count} articles` : `${count} article`),
};

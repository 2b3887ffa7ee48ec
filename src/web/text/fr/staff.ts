import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const staff: Translated<typeof staffText> = {
  days: {
    choose: "Autres jours",
    clear: "Aujourd’hui",
    range: (from, to) => `Du ${from} au ${to}`,
  },

  orders: {
    newOrders: "Nouvelles commandes",
    isNew: "Nouvelle",
    moreNew: (count) => `Il y en a encore ${count}\u202f: elles apparaissent ici après celles-ci.`,
    ready: "Prête",
    markReady: (number) => `Prête à retirer\u202f: commande ${number}`,
    isReady: (number) => `Commande ${number} prête à retirer.`,
    over: "Cette commande est déjà terminée.",
    tabOver: "Son addition est déjà fermée.",
    scheduledFor: (when) => `Programmée\u202f: ${when}`,
    area: "Zone",
    promised: "Promise pour",
    emptyBelow: "Aucune autre commande ici",
    sentBy: (name) => `par ${name}`,
    showAll: "Montrer toutes les commandes",
    statusNotChanged: (number, reason) =>
      `Le statut de la commande ${number} n’a pas changé. ${reason}`,
  },

  board: {
    columns: {
      open: "En attente",
      processing: "En traitement",
      preparing: "En préparation",
      ready: "Prête",
      travelling: "En route",
    },
    ages: { min: "min", h: "h", d: "j" },
    none: "Aucune commande.",
    services: { delivery: "Livraison", takeout: "À emporter", indoor: "Table ou chambre" },
    more: (count) => `et ${count} de plus`,
    search: "Chercher une commande",
    searchHint: "N°, nom ou table",
    service: "Service",
    allServices: "Tous",
    nothingFound: "Aucune commande trouvée",
    nothingFoundHint: "Vérifiez le numéro, le nom ou la table, et l’onglet.",
    clearSearch: "Effacer la recherche",
  },

  list: {
    onlyMine: "Mes commandes",
    hiddenDetails: "données masquées par confidentialité",
    changeStatus: (number) => `Statut de la commande ${number}`,
    moveTo: (status) => `Passer à\u202f: ${status}`,
    statusChanged: (number, status) => `Commande ${number}\u202f: ${status}`,
    loadMore: "Voir plus",
    moreItems: (count) => (count > 1 ? `et ${count} autres articles` : `et ${count} autre article`),
    emptyGuest: "Les commandes passées sur cet appareil apparaissent ici.",
    emptyStaff: "Les nouvelles commandes apparaissent ici dès leur arrivée.",
    beforeFirst: "Montrez le QR code aux clients ou envoyez-leur le lien de la carte.",
    emptyTab: "Aucune commande dans cet onglet.",
    tableOrders: "Commande à table",
    drawer: "Caisse",
    timeAgo: (time) => `il\u00a0y\u00a0a ${time}`,
  },

  jobs: {
    open: "Impressions",
    allPrinted: "Tout est imprimé.",
  },
};

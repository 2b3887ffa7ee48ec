import type { periodText } from "../period-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const period: Translated<typeof periodText> = {
  csv: "Télécharger le CSV",
  csvFailed: "Le fichier n’est pas arrivé. Réessayez.",
  print: "Imprimer",

  presets: {
    today: "Aujourd’hui",
    yesterday: "Hier",
    week: "7 jours",
    thirty: "30 jours",
    month: "Mois",
  },

  weekdays: ["dim", "lun", "mar", "mer", "jeu", "ven", "sam"],
  shortDate: (day, month) => `${day}/${month}`,
  date: (day, month, year) => `${day}/${month}/${year}`,
  sold: "Vendu",
  orders: "Commandes",
  items: "Articles",
  fee: "Frais de livraison",
  serviceWaived: "Service offert",
  refunded: "Remboursé",
  total: "Total",
  cancellations: "Annulations",
  refunds: "Remboursements",
  noMethod: "Sans mode indiqué",
  services: { delivery: "Livraison", takeout: "À emporter", indoor: "Salle" },
  noAttendant: "Sans serveur",
  reason: "Motif",

  by: {
    day: "Jour",
    hour: "Heure",
    weekday: "Jour de la semaine",
    item: "Article",
    category: "Catégorie",
    method: "Mode de paiement",
    station: "Poste",
    tax_class: "Classe fiscale",
    attendant: "Serveur",
    service: "Service",
  },
};

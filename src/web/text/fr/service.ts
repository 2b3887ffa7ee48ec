import type { serviceText } from "../service-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const service: Translated<typeof serviceText> = {
  help: "Quand et comment les clients peuvent commander. Hors horaires, la carte reste en ligne et dit quand vous ouvrez.",
  loadFailed: "Impossible de charger les horaires.",
  takes: "Prend des commandes",
  explanations: {
    delivery: "Le client commande par le site et est livré chez lui.",
    takeout: "Le client commande par le site et retire au comptoir, sans adresse ni frais.",
    indoor:
      "Le client commande de la chambre ou de la table. Les additions ouvertes par l’équipe ne suivent pas ces horaires.",
  },
  hours: "Horaires",
  alwaysOpen:
    "Sans horaires\u202f: ouvert tout le temps. Ajoutez le premier pour ouvrir et fermer automatiquement.",
  closed: "Fermé",
  copyDay: (day) => `Copier ${day.toLowerCase()} sur d’autres jours`,
  copyTitle: (day) => `Copier ${day.toLowerCase()}`,
  copyTo: "Sur quels jours\u202f? Ce qui s’y trouve est remplacé.",
  allDays: "Tous les jours",
  copy: "Copier",
  copyNone: "Choisissez au moins un jour.",
  copied: (day, count) =>
    count > 1 ? `${day} a été copié sur ${count} jours.` : `${day} a été copié sur ${count} jour.`,
  copyService: (name) => `Reprendre les horaires et dates\u202f: ${name}`,
  exceptions: "Dates spéciales",
  exceptionsHelp:
    "Jours fériés, congés, événements\u202f: à cette date, seul s’applique ce qui est ici.",
  noExceptions: "Aucune date pour l’instant.",
  date: "Date",
  dateName: "Nom",
  closedThatDay: "Fermé toute la journée",
  addDate: "Nouvelle date",
  removeDate: (name) => `Supprimer ${name}`,
  someDate: (number) => `Date ${number}`,
  suggestHolidays: "Proposer les jours fériés",
  hideHolidays: "Masquer les jours fériés",
  order: "Commande",
  prep: "Temps de préparation (min)",
  prepHint: "Si vide, aucune heure n’est promise.",
  prepDeliveryHint:
    "Le temps de livraison de la zone s’y ajoute. Si vide, aucune heure n’est promise.",
  minimum: "Commande minimum",
  minimumHint: "Seuls les articles comptent, sans frais ni service.",
  accepts: "Nouvelles commandes",
  acceptsManual: "L’équipe accepte chacune",
  acceptsAuto: "Acceptées automatiquement",
  warnAfter: "Attention après (min)",
  lateAfter: "En retard après (min)",
  agesHint:
    "Pour l’équipe, dans Commandes et Cuisine. Avec une heure promise, alerte 5 minutes avant.",
  slots: "Commandes programmées",
  slotsHint: "Le client choisit une heure plus tard, ou un autre jour.",
  slotMinutes: "Durée de chaque créneau",
  slotMinutesOf: (minutes) => `${minutes} min`,
  slotLimit: "Commandes par créneau",
  slotLead: "Avance (min)",
  slotLeadHint: "Combien de temps avant le client doit commander.",
  slotDays: "Jours à l’avance",
  slotDaysHint: "0, aujourd’hui seulement.",
};

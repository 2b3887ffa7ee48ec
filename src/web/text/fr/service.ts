import type { serviceText } from "../service-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const service: Translated<typeof serviceText> = {
  services: {
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
    copyDay: (day) => `Copier ${day} sur d’autres jours`,
    copyTitle: (day) => `Copier ${day}`,
    copyTo: "Sur quels jours\u202f? Ce qui s’y trouve est remplacé.",
    allDays: "Tous les jours",
    copy: "Copier",
    copyNone: "Choisissez au moins un jour.",
    copied: (day, count) =>
      count > 1
        ? `${day} a été copié sur ${count} jours.`
        : `${day} a été copié sur ${count} jour.`,
    copyService: (name) => `Reprendre les horaires et dates\u202f: ${name}`,

    exceptions: "Dates spéciales",
    exceptionsHelp:
      "Jours fériés, congés, événements\u202f: à cette date, seul s’applique ce qui est ici.",
    noExceptions: "Aucune date pour l’instant.",
    date: "Date",
    dateName: "Nom",
    closedThatDay: "Fermé toute la journée",
    fullDates: (most) => `${most} dates au maximum\u202f: retirez celles qui sont passées.`,
    addDate: "Nouvelle date",
    removeDate: (name) => `Supprimer ${name}`,
    someDate: (number) => `Date ${number}`,
    suggestHolidays: "Proposer les jours fériés",
    holidays: "Prochains jours fériés",
    holidaysHelp: "Choisissez ceux où vous fermez. Vous pourrez mettre d’autres horaires après.",
    noHolidays: "Les prochains jours fériés sont déjà dans la liste.",
    closeOn: "Fermer",
    addHoliday: (name) => `Fermer\u202f: ${name}`,
    addAllHolidays: "Fermer pour tous",
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

    errors: {
      date: "Saisissez la date.",
      dateTwice: "Cette date est déjà dans la liste.",
      number: (least, most) => `Saisissez un nombre de ${least} à ${most}.`,
      amount: "Ce montant est trop élevé.",
      tooMany: (most) => `${most} horaires au maximum.`,
    },
  },

  summary: {
    on: "activé",
    off: "désactivé",
    alwaysOpen: "ouvert tout le temps",
    dates: (count) => (count > 1 ? `${count} dates spéciales` : `${count} date spéciale`),
    prep: (minutes) => `préparation ${minutes} min`,
    minimum: (amount) => `minimum ${amount}`,
    manual: "l’équipe accepte",
    auto: "acceptées automatiquement",
    ages: (warn, late) => `attention à ${warn} min, en retard à ${late} min`,
    slots: (minutes, limit) => `créneaux de ${minutes} min avec ${limit} commandes`,
    noSlots: "sans créneaux",
  },

  areas: {
    loadFailed: "Impossible de charger les zones.",
    rows: "Zones, dans l’ordre où elles s’appliquent",
    none: "Aucune zone\u202f: la livraison va partout, sans frais.",
    add: "Nouvelle zone",
    full: (most) => `${most} zones au maximum.`,
    order:
      "La première qui correspond s’applique\u202f: d’abord celles non servies, puis par CEP, puis par quartier.",
    unnamed: (number) => `Zone ${number}`,
    name: "Nom",
    nameHint: "Le client voit ce nom à côté des frais.",
    kind: "Comment la trouver",
    kinds: { excluded: "Non servie", postal_code: "Par CEP", district: "Par quartier" },
    ranges: "CEP",
    rangesHint:
      "Un par ligne\u202f: un seul CEP, ou du premier au dernier, comme 01000-000 à 01099-999.",
    city: "Ville",
    districts: "Quartiers",
    districtsHint: "Un par ligne. Accents et abréviations comme Jd. ne comptent pas.",
    fee: "Frais de livraison",
    minimum: "Commande minimum",
    freeAbove: "Offerte à partir de",
    minutes: "Temps de livraison (min)",
    free: "sans frais",
    hidden: (what, by) =>
      `${what} ne s’appliquera jamais ici\u202f: c’est déjà dans ${by}, qui vient avant.`,
    tester: {
      heading: "Tester une adresse",
      help: "Utilise les zones telles qu’à l’écran, même non enregistrées.",
      code: "CEP",
      labels: {
        postal_code: "Tester le CEP",
        district: "Tester le quartier",
        city: "Tester la ville",
      },
      looking: "Recherche du quartier…",
      notFound: "CEP introuvable. Remplissez ville et quartier.",
      everywhere: "Sans zones\u202f: livre partout, sans frais.",
      outside: "Hors zone de livraison.",
      needs: (fields) => `À remplir\u202f: ${fields}.`,
      found: (where, parts) => `${where} → ${parts}`,
      minimum: (amount) => `minimum ${amount}`,
      freeAbove: (amount) => `offerte à partir de ${amount}`,
      minutes: (minutes) => `${minutes} min`,
      free: "sans frais",
    },
    errors: {
      name: "Saisissez le nom de la zone.",
      ranges: "Saisissez au moins un CEP.",
      range: (line) => `Pas un CEP\u202f: ${line}`,
      turned: (line) => `Le dernier CEP précède le premier\u202f: ${line}`,
      city: "Saisissez la ville.",
      districts: "Saisissez au moins un quartier.",
      both: "Saisissez des CEP, ou une ville et ses quartiers.",
    },
  },
};

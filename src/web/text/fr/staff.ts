import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of staff-dictionary.ts in French. */
export const staff: Translated<typeof staffText> = {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Téléphone",
    postalCode: "CEP",
    street: "Rue",
    number: "Numéro",
    complement: "Complément",
    district: "Quartier",
    city: "Ville",
    state: "UF",
    map: "Plan",
    mapHint: "Collez ici le code d’intégration ou l’adresse du plan.",
    about: "À propos",
    paymentInstructions: "Instructions de paiement",
    pixKey: "Clé PIX",
    paymentMethods: "Modes de paiement",
    languages: "Langues",
    tableCount: "Nombre de tables",
    servicePercent: "Service (%)",
    printQrCode: "Imprimer le QR code",
    save: "Enregistrer",
    signOut: "Déconnexion",
  },

  live: {
    live: "En direct",
    polled: "Actualisé toutes les 15 s",
    connecting: "Connexion…",
  },

  days: {
    choose: "Autres jours",
    clear: "Aujourd’hui",
    from: "Du",
    to: "Au",
    show: "Voir",
    range: (from, to) => `${from} au ${to}`,
    invalid: "Tapez un jour qui existe, comme 21/11/2026.",
    turned: "Le dernier jour précède le premier.",
  },

  orders: {
    newOrders: "Nouvelles commandes",
    enterOrder: "Commande",
    isNew: "Nouveau",
    moreNew: (count) =>
      `Encore ${count} de plus\u202f: elles apparaissent ici quand celles-ci sont acceptées.`,
    ready: "Prêt",
    markReady: (number) => `Prête à retirer\u202f: commande ${number}`,
    isReady: (number) => `Commande ${number} prête à retirer.`,
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
      ready: "Prêt",
      travelling: "En route",
    },
    ages: { min: "min", h: "h", d: "j" },
    none: "Aucune commande.",
    services: { delivery: "Livraison", takeout: "À emporter", indoor: "Table ou chambre" },
    more: (count) => `et ${count} de plus`,
    search: "Chercher une commande",
    searchHint: "Numéro, nom ou table",
    service: "Service",
    allServices: "Tous",
    nothingFound: "Aucune commande trouvée",
    nothingFoundHint: "Vérifiez le numéro, le nom ou la table, et l’onglet.",
    clearSearch: "Effacer la recherche",
  },

  cancelling: {
    question: (number) => `Annuler la commande ${number}\u202f?`,
    reason: "Motif",
    text: "Détail",
    textHint: "Le client lit le motif et le détail.",
    reasonRequired: "Choisissez le motif.",
    textRequired: "Dites le motif.",
    approvalWhy:
      "La préparation a commencé ou l’addition est payée\u202f: un administrateur doit approuver.",
    keep: "Garder",
    cancel: "Annuler la commande",
  },

  approval: {
    heading: "Accord d’un administrateur",
    pin: "PIN de l’administrateur",
    user: "Identifiant de l’administrateur",
    pass: "Mot de passe de l’administrateur",
    required: {
      pin: "Tapez le PIN.",
      user: "Tapez l’identifiant.",
      pass: "Tapez le mot de passe.",
    },
    withPassword: "Utiliser e-mail et mot de passe",
    withPin: "Utiliser le PIN",
  },

  password: {
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    confirm: "Confirmer",
    currentInvalid: "Mot de passe actuel incorrect",
    mismatch: "Les deux nouveaux mots de passe sont différents",
    changed: "Mot de passe changé.",
  },

  staff: {
    attendant: "Serveur",
    administrator: "Administrateur",
    block: "Bloquer",
    unblock: "Débloquer",
    blocked: "Bloqué",
    resetPassword: "Nouveau mot de passe",
  },

  printing: {
    heading: "Imprimer la commande",
    print: "Imprimer",
    printOrder: (number) => `Imprimer la commande ${number}`,
    blocked: "Le navigateur a bloqué la fenêtre. Autorisez les fenêtres de ce site et réessayez.",
    close: "Fermer",
    notLoaded: "La commande ne s’est pas chargée.",
  },
};

import type { jobText } from "../job-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const job: Translated<typeof jobText> = {
  jobs: {
    unprintedHeading: "Non imprimés",
    printedHeading: "Imprimés ces dernières 24 heures",
    nonePrinted: "Rien n’a encore été imprimé.",
    order: (number) => `Commande ${number}`,
    bill: (table) => `Addition de la table ${table}`,
    day: (day, month, year) => `Clôture du ${day}/${month}/${year}`,
    moved: (from, to) => `Déplacé ${from} > ${to}`,
    reasons: { cancelled: "Annulé", reprint: "Réimpression", test: "Test d’impression" },
    states: { queued: "En attente", offered: "Impression", printed: "Imprimé", failed: "Échec" },
    reprint: "Réimprimer",
    dismiss: "Ignorer",
    dismissFailed: "Ignorer tous les échecs",
    queued: "Dans la file de l’imprimante",
    atPrinter: "À l’imprimante",
    instead: (other, first) => `${other}, à la place de ${first}`,
    here: "Imprimer sur cet appareil",
    hereHint:
      "Tant qu’une page de l’équipe est ouverte ici, ce qui est pour cette imprimante sort seul.",
    hereNone: "Ne pas imprimer ici",
  },

  faults: {
    waitedTooLong: "Trop longtemps dans la file",
    orderOver: "La commande était déjà prête",
    tabOver: "L’addition était déjà fermée",
    notLoaded: "La commande ne s’est pas chargée dans le navigateur",
    notConfirmed: "Le navigateur n’a pas confirmé l’impression",
    unexplained: "L’imprimante n’a pas dit pourquoi",
    noPaper: "Plus de papier",
    paperJam: "Bourrage papier",
    coverOpen: "Capot ouvert",
    cutter: "Massicot bloqué",
    defect: "Panne de l’imprimante",
    notUnderstood: "L’imprimante n’a pas compris ce qu’elle a reçu",
    noAnswer: "L’imprimante n’a pas répondu",
    disconnected: "L’imprimante est déconnectée",
    unreachable: "Éteinte, ou à une autre adresse du réseau",
    notFound: "L’agent n’a pas trouvé l’imprimante",
    forbidden: "L’agent n’a pas le droit d’utiliser l’imprimante",
  },

  printing: {
    heading: "Imprimer la commande",
    print: "Imprimer",
    blocked: "Le navigateur a bloqué la fenêtre. Autorisez les fenêtres de ce site et réessayez.",
    notLoaded: "La commande ne s’est pas chargée.",
  },
};

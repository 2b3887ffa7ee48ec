import type { tabText } from "../tab-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const tab: Translated<typeof tabText> = {
  tab: {
    ready: "Prête",
    backToTables: "Retour aux tables",
    newTab: "Nouvelle addition à cette table",
    closed: "Cette addition est déjà fermée.",
    missingTitle: "Addition introuvable",
    missing: "Elle n’existe pas, ou est d’une autre maison.",
    orders: "Commandes de l’addition",
    byGuest: (name) => `Commande du client ${name}`,
    guestWaits: (count) =>
      count > 1
        ? `${count} commandes de clients à accepter`
        : `${count} commande de client à accepter`,
    accept: (number) => `Accepter ${number}`,
    accepted: (number) => `Commande ${number} acceptée.`,
    noOrders: "Il n’y a pas encore de commande sur cette addition.",
    neverOrdered: "Il n’y a pas eu de commande sur cette addition.",
    orderCount: (count) => (count > 1 ? `${count} commandes` : `${count} commande`),
    withService: "avec service",
    toAnswerOut: "sans celles à accepter",
    cancelledOut: "sans les annulées",
    sendsAs: (name) => `au nom de ${name}`,
    draftCount: (count) => (count > 1 ? `${count} articles` : `${count} article`),
    emptyDraft: "Aucun article",
    running: "Total de la commande",
    close: "Fermer l’addition",
    send: "Envoyer",
    actions: "Actions de l’addition",
    mergedInto: "Cette addition a été réunie avec une autre.",
    seeOther: "Voir l’autre addition",
    reopen: "Rouvrir l’addition",
    toGiveBack: "Trop payé, à rembourser\u202f:",
    closingNeedsNetwork:
      "Sans réponse\u202f: il faut internet pour savoir ce qui reste à payer. Vérifiez la connexion et réessayez.",
    closingNotYet:
      "Cette addition n’a pas encore été envoyée, et ne peut être fermée qu’après. Si personne ne va l’utiliser, abandonnez-la.",
    printBill: "Imprimer l’addition",
  },
};

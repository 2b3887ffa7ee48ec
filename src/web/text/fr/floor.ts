import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of floor-dictionary.ts in French. */
export const floor: Translated<typeof floorText> = {
  tables: {
    heading: "Tables",
    states: {
      calling: "Appel",
      callingForBill: "Addition demandée",
      onTheWay: "Quelqu’un arrive",
      free: "Libre",
      bill: "Addition demandée",
      occupied: "Occupée",
    },
    seeOrders: "VOIR LES COMMANDES",
    onTheWay: "En route",
    lastOrder: (time) => `dernière commande il y a ${time}`,
    openTabs: (count) => (count > 1 ? `${count} additions ouvertes` : `${count} addition ouverte`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} additions`,
    unsent: (count) =>
      count > 1 ? `${count} commandes non envoyées` : `${count} commande non envoyée`,
    unsentTabs: (count) =>
      count > 1 ? `${count} additions non envoyées` : `${count} addition non envoyée`,
    notSentYet: "Non envoyée",
    returned: (count) =>
      count > 1 ? `${count} commandes non acceptées` : `${count} commande non acceptée`,
    noneTitle: "Aucune table",
    none: "Le nombre de tables se choisit dans les réglages, sous Admin.",
    chooseNumber: "Choisir combien de tables",
  },

  guestOrders: {
    note: (count, number) =>
      count > 1
        ? `${count} commandes de clients par téléphone pour «\u202f${number}\u202f»\u202f: elles sont hors additions.`
        : `${count} commande de client par téléphone pour «\u202f${number}\u202f»\u202f: elle est hors additions.`,
    order: (number) => `Commande ${number}`,
    short: (count) => (count > 1 ? `${count} commandes de clients` : `${count} commande de client`),
  },

  call: {
    calling: "Cette table appelle.",
    onTheWay: "Quelqu’un est déjà en route.",
    personOnTheWay: (name) => `${name} est en route.`,
    callingAgain: "Quelqu’un est en route, et la table a rappelé.",
    go: "J’arrive",
    served: "Servie",
    noTabs: "Les commandes par addition sont désactivées dans les réglages.",
  },

  opening: {
    choose: "Choisissez l’addition",
    opened: (ago) => `ouverte ${ago}`,
    newTab: "Nouvelle addition",
    name: "Nom de l’addition",
    nameHint: "À qui elle est, ou comment la reconnaître.",
    individual: "INDIVIDUELLE",
    individualCheck: "Addition individuelle",
    individualHint: "La table a déjà une addition qui n’est pas individuelle.",
    open: "Ouvrir l’addition",
    taken: (number) => `Un autre appareil a déjà ouvert la table ${number}.`,
    notOpened: "L’addition n’a pas été ouverte.",
    notSentYet: "pas encore envoyée",
    waiting:
      "Ouverte sans internet\u202f: elle est gardée sur cet appareil et part toute seule, avant les commandes.",
    onItsWay:
      "Elle a quitté cet appareil, et la réponse manque encore\u202f: elle repart seule, avant les commandes.",
    waitingOnPage:
      "L’appareil ne peut pas la garder\u202f: laissez cette page ouverte jusqu’au départ.",
    old: (time) => `L’addition a été ouverte il y a ${time}. L’envoyer quand même\u202f?`,
    other:
      "L’addition a été ouverte par quelqu’un d’autre sur cet appareil. L’envoyer quand même\u202f?",
    refused: "L’addition n’a pas été ouverte",
    tableGone: (number) =>
      `La table ${number} n’existe plus. Choisissez-en une autre\u202f: les articles et les commandes suivent l’addition.`,
    switchedOff:
      "Les additions sont désactivées, ou vous ne pouvez plus en ouvrir. Parlez à un administrateur et réessayez\u202f: les articles et les commandes restent ici.",
    refusedFor: (reason) => `${reason} Les articles et les commandes restent ici.`,
    chooseTable: "Choisir une autre table",
    tryAgain: "Réessayer",
    discardQuestion: (orders) => {
      if (orders === 0) return "Abandonner l’addition non envoyée\u202f?";
      return orders === 1
        ? "Abandonner l’addition et sa commande non envoyée\u202f?"
        : `Abandonner l’addition et ses ${orders} commandes non envoyées\u202f?`;
    },
    discardDraft: "Les articles choisis pour elle sont abandonnés aussi.",
    maybeArrived:
      "Elle est peut-être arrivée\u202f: seule la réponse manque. Si oui, elle est parmi les additions de la table.",
    besideTitle: "Un autre appareil avait déjà ouvert cette table",
    beside:
      "Cette addition est devenue INDIVIDUELLE, avec ses commandes. Pour n’en avoir qu’une, utilisez «\u202fRéunir avec une autre addition\u202f» dans les actions de l’addition.",
    closingNotYet:
      "Cette addition n’a pas encore été envoyée, et ne peut être fermée qu’après. Si personne ne va l’utiliser, abandonnez-la.",
  },

  tab: {
    unnamedIndividual: "Sans nom",
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
    withService: "service compris",
    toAnswerOut: "sans celles à accepter",
    cancelledOut: "sans les annulées",
    sendsAs: (name) => `en tant que ${name}`,
    search: "Chercher un article",
    options: "Options et remarque",
    optionsOf: (title) => `Options et remarque\u202f: ${title}`,
    inOrder: (count) => `${count} dans la commande`,
    tooMany: (lines, entries) =>
      `Une commande a au maximum ${lines} lignes, et ${entries} avec les options.`,
    draftCount: (count) => (count > 1 ? `${count} articles` : `${count} article`),
    emptyDraft: "Aucun article",
    running: "Total de la commande",
    close: "Fermer l’addition",
    send: "Envoyer",
    menuMissing: "La carte ne s’est pas chargée.",
    gone: "Hors carte",
  },

  unsent: {
    state: "non envoyée",
    regions: {
      all: "Non envoyées",
      held: "Non envoyées, en attente d’une décision",
      waiting: "Non envoyées, en attente d’internet",
    },
    count: (count) =>
      count > 1
        ? `${count} envois attendent sur cet appareil, et partent dans l’ordre`
        : `${count} envoi attend sur cet appareil`,
    afterTab: "Gardée sur cet appareil\u202f; part après l’addition.",
    waiting: "Gardée sur cet appareil\u202f; part toute seule quand internet revient.",
    onItsWay:
      "Elle a quitté cet appareil, et la réponse manque encore\u202f: elle repart seule, et ne change plus.",
    waitingOnPage:
      "L’appareil ne peut pas la garder\u202f: laissez cette page ouverte jusqu’au départ.",
    old: (time) => `Faite il y a ${time}. L’envoyer quand même\u202f?`,
    other: "Faite par quelqu’un d’autre sur cet appareil. L’envoyer quand même\u202f?",
    refused: "Elle n’a pas été acceptée, et n’a pas pu revenir dans la commande en cours.",
    send: "Envoyer",
    edit: "Modifier",
    editTooMany: "Elle ne tient pas dans la commande en cours. Envoyez d’abord celle-ci.",
    discard: "Abandonner",
    discardQuestion: "Abandonner la commande non envoyée\u202f?",
    maybeArrived:
      "Elle est peut-être arrivée\u202f: seule la réponse manque. Si oui, elle est parmi les commandes de l’addition.",
    keep: "Garder",
  },

  refusal: {
    title: "La commande n’a pas été acceptée",
    state: "non acceptée",
    waits: "Le motif et les articles sont sur l’addition.",
    back: "Les articles sont revenus dans la commande.",
    prices: "Des prix ont changé. Les articles sont revenus dans la commande.",
    sendAtNewPrices: "Envoyer aux nouveaux prix",
    unavailable: "Ces articles ne sont plus disponibles. La commande est revenue à l’écran.",
    short: "Des articles sont épuisés ou ne suffisent pas. La commande est revenue à l’écran.",
    options: "Les options de certains articles sont à ajuster. La commande est revenue à l’écran.",
    choose: "Choisir les options",
    remove: "Retirer",
    closed: "Cette addition est déjà fermée. Les articles sont toujours ici.",
    newTab: "Nouvelle addition avec ces articles",
    noRoom:
      "Les articles ne tiennent pas dans la commande en cours de l’autre addition, et restent ici. Envoyez d’abord celle-là, ou ouvrez une addition individuelle.",
    unknown:
      "Elle, ou une version d’elle, est peut-être déjà arrivée. Vérifiez les commandes de l’addition avant de la renvoyer.",
    understood: "Compris",
  },

  bill: {
    print: "Imprimer l’addition",
    people: "Diviser entre combien de personnes",
    peopleWrong: (most) => `Tapez un nombre de 1 à ${most}.`,
    atPrinter: "À l’imprimante",
    here: "Imprimer sur cet appareil",
    queued: "Dans la file de l’imprimante",
    blocked: "Le navigateur a bloqué la fenêtre. Autorisez les fenêtres de ce site et réessayez.",
    failed: "L’addition ne s’est pas chargée.",
  },

  payment: {
    heading: "ENCAISSEMENT\u202f:",
    subtotal: "Sous-total",
    service: "Service",
    total: "Total",
    paid: "Payé",
    left: "Reste à payer",
    overpaid: "Trop payé",
    toGiveBack: "Trop payé, à rendre\u202f:",
    waived: "offert",
    amount: "Montant",
    waive: "Sans frais de service",
    cancel: "Annuler",
    pay: "Payer",
    question: (amount) => `Payer ${amount}\u202f?`,
    waiveQuestion: "Fermer sans frais de service\u202f?",
    received: (amount) => `Reçu\u202f: ${amount}.`,
    paidAll: (table) => `${table}\u202f: addition payée et fermée.`,
    tooMuch: (left) => `Au maximum ce qui reste à payer\u202f: ${left}.`,
    nothing: "Doit être supérieur à zéro.",
    waivedTooLate: "Plus que le total sans service est déjà payé.",
    answerFirst:
      "Une commande du client attend encore sur cette addition. Acceptez-la ou refusez-la avant de fermer.",
    changed: "L’addition a changé sur un autre appareil. Vérifiez les montants.",
    needsNetwork:
      "Les paiements ne s’enregistrent qu’avec internet\u202f; aucun n’est gardé pour plus tard.",
    closingNeedsNetwork:
      "Sans réponse\u202f: seul internet dit ce qui reste à payer. Vérifiez la connexion et réessayez.",
    unanswered: (amount) =>
      `Le paiement de ${amount} est resté sans réponse, et a pu être enregistré. Réessayer n’encaisse pas deux fois.`,
    unansweredWaiver:
      "La fermeture sans frais de service est restée sans réponse, et a pu être enregistrée. Réessayer n’encaisse pas deux fois.",
    unansweredShort: "Un paiement de cette addition est resté sans réponse.",
    registered: "Ce paiement était déjà enregistré. Vérifiez les paiements.",
    tryAgain: "Réessayer",
    giveUp: "Renoncer",
    givenUp: "Vérifiez les paiements avant d’encaisser à nouveau.",
    closeEmpty: "Fermer l’addition vide\u202f?",
    closeSettled: "Il ne reste rien à payer. Fermer l’addition\u202f?",
    ended: (table) => `${table}\u202f: addition fermée.`,
    unsentQuestion: "Encaisser sans les articles non envoyés\u202f?",
    unsentDraft: "Des articles choisis ne sont pas encore envoyés.",
    unsentOrders: "Une commande gardée sur cet appareil n’est pas encore arrivée.",
  },
};

import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const floor: Translated<typeof floorText> = {
  tables: {
    states: {
      calling: "Appel",
      callingForBill: "Addition demandée",
      onTheWay: "Quelqu’un arrive",
      free: "Libre",
      bill: "Addition demandée",
      occupied: "Occupée",
    },
    seeOrders: "COMMANDES",
    onTheWay: "En route",
    ages: { min: "min", h: "h", d: "j" },
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
    drafted: (count) =>
      count > 1 ? `${count} articles non envoyés` : `${count} article non envoyé`,
    noneTitle: "Aucune table",
    none: "Le nombre de tables se choisit dans les réglages, sous Admin.",
    chooseNumber: "Choisir combien de tables",
    closedTabs: "Additions fermées",
    drawer: "Caisse",
  },

  guestOrders: {
    note: (count, number) =>
      count > 1
        ? `${count} commandes de clients depuis leur téléphone pour «\u202f${number}\u202f»\u202f: elles sont hors additions.`
        : `${count} commande de client depuis son téléphone pour «\u202f${number}\u202f»\u202f: elle est hors additions.`,
    order: (number) => `Commande ${number}`,
    short: (count) => (count > 1 ? `${count} commandes de clients` : `${count} commande de client`),
  },

  call: {
    calling: "Cette table appelle.",
    onTheWay: "Quelqu’un est déjà en route.",
    personOnTheWay: (name) => `${name} est en route.`,
    callingAgain: "Quelqu’un est en route, et la table a rappelé.",
    go: "J’arrive",
    served: "C’est fait",
    noTabs: "Les commandes par addition sont désactivées dans les réglages.",
    asksBill: "Cette table demande l’addition.",
  },

  opening: {
    choose: "Choisissez l’addition",
    opened: (ago) => `ouverte ${ago}`,
    newTab: "Nouvelle addition",
    name: "Nom de l’addition",
    nameHint: "À qui elle est, ou comment la reconnaître.",
    individualCheck: "Addition individuelle",
    individualHint: "La table a déjà une addition qui n’est pas individuelle.",
    open: "Ouvrir l’addition",
    taken: (number) => `Un autre appareil a déjà ouvert la table ${number}.`,
    notOpened: "L’addition n’a pas été ouverte.",
  },
};

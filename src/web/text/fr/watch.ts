import type { watchText } from "../watch-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const watch: Translated<typeof watchText> = {
  call: {
    tableCalls: (number) => `La table\u00a0${number} appelle`,
    onMyWay: "J’arrive",
    onMyWayTo: (number) => `J’arrive à la table ${number}`,
    since: (clock, ago) => `depuis ${clock}, ${ago}`,
    tableAsksBill: (number) => `La table ${number} demande l’addition`,
  },

  time: {
    timeAgo: (time) => `il\u00a0y\u00a0a ${time}`,
    justNow: "à l’instant",
  },

  orders: {
    placedBy: (name) => `par ${name}`,
    soundOn: "Son activé",
    turnSoundOn: "Activer le son",
    soundOff: "Le son est coupé sur cet appareil.",
    soundAsleep: "Touchez l’écran pour que le son revienne.",
    waitingBar: "En attente de l’équipe",
    newCount: (count) =>
      count > 1 ? `${count} nouvelles commandes` : `${count} nouvelle commande`,
    withdrawn: (number, place) => `Commande ${number} annulée par le client\u202f: ${place}`,
    tableReady: (number, table) => `Commande ${number} prête\u202f: ${table}`,
    autoAccepted: (number, place) =>
      `Nouvelle commande ${number}, acceptée automatiquement\u202f: ${place}`,
    late: "Plus de 3 minutes sans réponse.",
    delivery: "Livraison",
  },

  shift: {
    openShift: "Ouvrir le service",
    openShiftWhy: "Active le son et garde cet écran allumé.",
    screenMayDarken:
      "Cet écran peut s’éteindre\u202f: laissez-le toujours allumé dans ses réglages.",
  },

  jobs: {
    unprinted: (count) => (count > 1 ? `${count} non imprimés.` : `${count} non imprimé.`),
    look: "Vérifiez l’imprimante.",
    noDevice: (printer) => `${printer} sans appareil.`,
    seeList: "Voir dans Impressions.",
    heading: "Impressions",
  },

  live: {
    live: "À jour",
    polled: "Actualisé toutes les 15 s",
    connecting: "Connexion…",
  },
};

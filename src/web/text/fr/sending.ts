import type { sendingText } from "../sending-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sending: Translated<typeof sendingText> = {
  opening: {
    kept: (table) =>
      `${table}\u202f: sans réponse. L’addition est gardée sur cet appareil et part automatiquement.`,
    keptOnPage: (table) =>
      `${table}\u202f: sans réponse, et l’appareil ne peut pas garder l’addition. Laissez cette page ouverte\u202f: elle part automatiquement.`,
    sent: (table) => `${table}\u202f: addition ouverte.`,
    back: (table) => `${table}\u202f: l’addition n’a pas été ouverte.`,
    besideAt: (table) => `${table}\u202f: un autre appareil avait déjà ouvert cette table.`,
    notSentYet: "pas encore envoyée",
  },

  unsent: {
    kept: (table) =>
      `${table}\u202f: sans réponse. La commande est gardée sur cet appareil et part automatiquement.`,
    keptOnPage: (table) =>
      `${table}\u202f: sans réponse, et l’appareil ne peut pas garder la commande. Laissez cette page ouverte\u202f: elle part automatiquement.`,
    back: (table) => `${table}\u202f: la commande n’a pas été acceptée.`,
    see: "Voir sur l’addition",
    seeOrder: "Voir la commande",
  },

  tab: {
    sent: (table) => `${table}\u202f: commande envoyée.`,
    unnamed: "Addition de la table",
    unnamedIndividual: "Sans nom",
    individual: "INDIVIDUELLE",
  },

  tables: {
    table: (number) => `Table ${number}`,
    bill: "Addition demandée",
  },
};

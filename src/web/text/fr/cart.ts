import type { cartText } from "../cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cart: Translated<typeof cartText> = {
  item: {
    options: "Options",
    observation: "Remarque sur l’article",
    observationPlaceholder: "Ex.\u202f: sans oignon",
    save: "Enregistrer",
    add: "Ajouter",
    addedCount: (title, count) =>
      count > 1
        ? `${title}\u202f: ${count} de plus dans la commande.`
        : `${title} est dans la commande.`,
    undo: "Annuler",
    removed: (title) => `${title} n’est plus dans la commande.`,
    choose: (group) => `Choisissez\u202f: ${group}`,
    missing: (count) => `Encore ${count} à choisir.`,
    atMost: (count) => `${count} au maximum.`,
    uneven: "Toutes les unités ont les mêmes options\u202f: choisissez à nouveau.",
    full: (max) => `Le maximum est ${max}\u202f: pour changer, retirez une option.`,
    none: "Aucune",
    free: "offerte",
    freeOf: (count) => (count > 1 ? `${count} offertes` : `${count} offerte`),
    another: "Une autre, différente",
    anotherNote: "C’est une de plus\u202f: ce qui est déjà dans la commande reste tel quel.",
    inOrder: "Dans la commande",
    edit: "Modifier",
    tooManyLines: (lines, entries) =>
      `Une commande peut avoir au maximum ${lines} lignes, et ${entries} avec les options.`,
  },
};

import type { entryText } from "../entry-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const entry: Translated<typeof entryText> = {
  entry: {
    week: {
      limit: "Seulement à certaines heures",
      hint: "En dehors, il reste à la carte, avec ses heures, et ne se commande pas.",
      incomplete: "Complétez les heures pour enregistrer.",
      never: "Non disponible",
    },
    optionMaxQty: "Maximum de cette option",
    numberNone: { min: "0", max: "sans limite", free_qty: "0", max_qty: "sans limite" },
    rules: {
      min_above_max: "le minimum dépasse le maximum",
      free_above_max: "plus d’options offertes que de choix possibles",
      min_above_options: "il n’y a pas autant d’options à choisir",
      heading: "Règles du choix",
      guestsRead: "Le client voit\u202f:",
      anyNumber: "rien, il en choisit autant qu’il veut",
      unmet: (min, options) =>
        options === 0
          ? `Minimum ${min}, mais il n’y a pas d’options\u202f: l’article ne se commande pas`
          : options === 1
            ? `Minimum ${min}, mais il n’y a qu’une option\u202f: l’article ne se commande pas`
            : `Minimum ${min}, mais il n’y a que ${options} options\u202f: l’article ne se commande pas`,
    },
    choices: {
      sum: "Somme des prix",
      highest: "Prix de la plus chère",
      average: "Moyenne des prix",
      prepared: "Préparé sur place",
      resale: "Revente",
      alcohol: "Boisson alcoolisée",
    },
    picture: (title) => `Photo\u202f: ${title}`,
    pictures: (count) => (count > 1 ? `${count} photos` : `${count} photo`),
    active: "Actif",
    navHide: "Hors navigation",
    itemNavHide: "Hors navigation\u202f: seule l’équipe voit l’article, sur l’addition",
    finish: (title) => `Terminer la modification\u202f: ${title}`,
    finishShort: "Terminer",
    place: "Déplacer",
    delete: "Supprimer",
    pictureOnItsWay: "Attendez la fin de l’envoi de la photo.",
    fallback: (portuguese) => `Si vide, le portugais s’affiche\u202f: ${portuguese}`,
  },

  icons: {
    heading: "Icônes",
    none: "Aucune icône.",
    add: "Nouvelle icône",
    title: "Titre de l’icône",
    picture: "Image de l’icône",
    pictureRequired: "Choisissez l’image de l’icône\u202f!",
    manage: "Gérer les icônes",
    remove: (title) => `Supprimer l’icône ${title}`,
    removeQuestion: (title) => `Supprimer l’icône ${title}\u202f?`,
    removeExplanation: "Elle disparaît de tous les articles qui la montrent.",
    gone: "Quelqu’un d’autre a supprimé cette icône.",
  },

  lost: {
    heading: "Quelqu’un d’autre a supprimé ceci",
    gone: (title) =>
      `${title} a été supprimé pendant votre saisie. Ceci n’est pas enregistré\u202f:`,
    placeGone: (title) =>
      `La place de ${title} a été supprimée pendant votre saisie. Ceci n’est pas enregistré\u202f:`,
    goneShort: (title) => `Quelqu’un d’autre a supprimé ${title}.`,
    bringBack: "Rétablir",
  },

  copying: {
    duplicate: "Dupliquer",
    toOthers: "Copier sur d’autres articles",
  },
};

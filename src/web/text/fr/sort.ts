import type { sortText } from "../sort-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sort: Translated<typeof sortText> = {
  sorting: {
    heading: "Ordonner",
    headingOf: (title) => `Ordonner ${title}`,
    place: (title) => `Déplacer ${title}`,
    position: "Position",
    first: "Premier",
    last: "Dernier",
    before: "Au-dessus de",
    after: "Au-dessous de",
    reference: "Article de référence",
    choose: "Choisissez un article",
    referenceRequired: "Choisissez l’article de référence.",
    move: "Déplacer",
    hint: "Glissez par la poignée ou utilisez les flèches.",
    drag: (title) => `Glisser ${title}`,
    up: (title) => `Monter ${title}`,
    down: (title) => `Descendre ${title}`,
    moved: (title, place, count) => `${title}\u202f: position ${place} sur ${count}.`,
    movedTo: (title, category) => `${title} est dans ${category}.`,
    moveUpQuestion: (category) => `Déplacer vers la catégorie précédente, ${category}\u202f?`,
    moveDownQuestion: (category) => `Déplacer vers la catégorie suivante, ${category}\u202f?`,
    above: (category) => `Déplacer à la fin de ${category}`,
    below: (category) => `Déplacer au début de ${category}`,
  },

  copying: {
    heading: (title) => `Copier ${title} sur d’autres articles`,
    explanation: "La sous-catégorie va avec toutes ses options sur chaque article coché.",
    search: "Chercher un article",
    nothingFound: "Aucun article trouvé.",
    noOthers: "Il n’y a pas d’autres articles à la carte.",
    hasIt: "(en a déjà une de ce titre)",
    chooseSome: "Cochez au moins un article.",
    markShown: "Tout cocher",
    unmark: "Tout décocher",
    copy: (count) =>
      count === 0
        ? "Copier"
        : count === 1
          ? "Copier sur 1 article"
          : `Copier sur ${count} articles`,
  },

  deleting: {
    categoryQuestion: (title) => `Supprimer la catégorie ${title}\u202f?`,
    itemQuestion: (title) => `Supprimer l’article ${title}\u202f?`,
    groupQuestion: (title) => `Supprimer la sous-catégorie ${title}\u202f?`,
    withItems: (count) =>
      count > 1
        ? `Les ${count} articles qu’elle contient seront aussi supprimés.`
        : "L’article qu’elle contient sera aussi supprimé.",
    withGroups: (count) =>
      count > 1
        ? `Les ${count} sous-catégories qu’il contient seront aussi supprimées.`
        : "La sous-catégorie qu’il contient sera aussi supprimée.",
  },
};

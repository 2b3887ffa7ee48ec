import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    missingCount: (count) => (count > 1 ? `${count} langues manquent` : `${count} langue manque`),
  },

  entry: {
    inactive: "Inactif",
    hiddenFromNavigation: "Hors navigation",
    edit: (title) => `Modifier ${title}`,
    open: (title) => `Ouvrir ${title}`,
    titleRequired: "Saisissez au moins le titre\u202f!",
  },

  adding: {
    category: "Nouvelle catégorie",
    item: "Nouvel article",
    group: "Nouvelle sous-catégorie",
    option: "Nouvelle option",
    categoryTitle: "Saisissez le titre de la catégorie\u202f!",
    itemTitle: "Saisissez le titre de l’article\u202f!",
    groupTitle: "Saisissez le titre de la sous-catégorie\u202f!",
    optionTitle: "Saisissez le titre de l’option\u202f!",
    add: "Ajouter",
    added: (title) => `${title} a été ajouté.`,
    firstCategory: "Commencez par une catégorie, comme Pizzas ou Boissons.",
    emptyTitle: "Votre carte est vide",
    noItems: "Aucun article.",
    noGroups: "Ajoutez des sous-catégories au choix du client, comme Pâte ou Cuisson de la viande.",
  },

  copying: {
    duplicated: (title) => `${title} a été dupliqué.`,
    failed: (title, reason) => `Impossible de dupliquer ${title}. ${reason}`,
    undone: "La copie a été annulée.",
    notUndone: (reason) => `La copie n’a pas pu être annulée. ${reason}`,
    copied: (title, count) =>
      count > 1
        ? `${title} a été copié sur ${count} articles.`
        : `${title} a été copié sur ${count} article.`,
  },

  deleting: {
    deleted: (title) => `Vous avez supprimé ${title}.`,
    restored: (title) => `${title} est de retour.`,
    failed: (title, reason) => `Impossible de supprimer ${title}. ${reason}`,
    notRestored: (title, reason) => `${title} n’a pas pu revenir. ${reason}`,
  },

  sorting: {
    categories: "Ordonner les catégories",
    items: "Ordonner les articles",
    groups: "Ordonner les sous-catégories",
    options: "Ordonner les options",
  },
  lost: (title) => `${title}\u202f: la dernière modification n’a pas été enregistrée.`,
  orderLost: "Le nouvel ordre n’a pas été enregistré.",
};

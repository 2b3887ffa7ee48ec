import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of menu-editor-dictionary.ts in French. */
export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    label: "Langue du texte",
    missing: "à traduire",
    missingCount: (count) => (count > 1 ? `${count} langues manquent` : `${count} langue manque`),
  },

  lost: {
    heading: "Quelqu’un d’autre a supprimé ceci",
    gone: (title) =>
      `${title} a été supprimé pendant votre saisie. Ceci n’est pas enregistré\u202f:`,
    placeGone: (title) =>
      `La place de ${title} a été supprimée pendant votre saisie. Ceci n’est pas enregistré\u202f:`,
    goneShort: (title) => `Quelqu’un d’autre a supprimé ${title}.`,
    bringBack: "Rétablir",
    discard: "Abandonner",
  },

  entry: {
    inactive: "Inactif",
    hiddenFromNavigation: "Hors navigation",
    edit: (title) => `Modifier ${title}`,
    finish: (title) => `Terminer la modification\u202f: ${title}`,
    open: (title) => `Ouvrir ${title}`,
    title: "Titre",
    subtitle: "Description",
    inLanguage: (field, language) => `${field} (${language})`,
    fields: {
      priceCents: "Prix",
      serves: "Pour combien de personnes",
      min: "Minimum",
      max: "Maximum",
      price_rule: "Comment c’est compté",
      free_qty: "Offerts",
      max_qty: "Maximum par commande",
      available: "Heures où il se commande",
      stock: "Stock (vide, sans limite)",
      tax_class: "Classe fiscale",
    },
    week: {
      limit: "Seulement à certaines heures",
      hint: "En dehors, il reste à la carte, avec ses heures, et ne se commande pas.",
      incomplete: "Complétez les heures\u202f: ce qui manque n’est pas enregistré.",
      never: "Non disponible",
    },
    optionMaxQty: "Maximum de cette option",
    numberNone: { min: "0", max: "sans limite", free_qty: "0", max_qty: "sans limite" },
    rules: {
      min_above_max: "le minimum dépasse le maximum",
      free_above_max: "plus d’offerts que de choix possibles",
      min_above_options: "il n’y a pas autant d’options à choisir",
      heading: "Règles du choix",
      guestsRead: "Le client lit\u202f:",
      anyNumber: "rien, il en choisit autant qu’il veut",
      unmet: (min, options) =>
        options === 0
          ? `Minimum ${min}, mais il n’y a pas d’options\u202f: l’article ne se commande pas`
          : options === 1
            ? `Minimum ${min}, mais il n’y a que 1 option\u202f: l’article ne se commande pas`
            : `Minimum ${min}, mais il n’y a que ${options} options\u202f: l’article ne se commande pas`,
    },
    choices: {
      sum: "Somme des prix",
      highest: "Prix de la plus chère",
      average: "Moyenne des prix",
      prepared: "Fait maison",
      resale: "Revente",
      alcohol: "Boisson alcoolisée",
    },
    picture: (title) => `Photo\u202f: ${title}`,
    aPicture: "Photo",
    pictures: (count) => (count > 1 ? `${count} photos` : `${count} photo`),
    titleRequired: "Tapez au moins le titre\u202f!",
    active: "Actif",
    navHide: "Hors navigation",
    itemNavHide: "Hors navigation\u202f: seule l’équipe voit l’article, sur l’addition",
    save: "Enregistrer",
    finishShort: "Terminer",
    discard: "Abandonner",
    place: "Déplacer",
    delete: "Supprimer",
    pictureOnItsWay: "Attendez la fin de l’envoi de la photo.",
    fallback: (portuguese) => `Vide, le portugais vaut\u202f: ${portuguese}`,
  },

  adding: {
    category: "Nouvelle catégorie",
    item: "Nouvel article",
    group: "Nouvelle sous-catégorie",
    option: "Nouvelle option",
    categoryTitle: "Tapez le titre de la catégorie\u202f!",
    itemTitle: "Tapez le titre de l’article\u202f!",
    groupTitle: "Tapez le titre de la sous-catégorie\u202f!",
    optionTitle: "Tapez le titre de l’option\u202f!",
    add: "Ajouter",
    added: (title) => `${title} a été ajouté.`,
    firstCategory: "Commencez par une catégorie, comme Pizzas ou Boissons.",
    emptyTitle: "Votre carte est vide",
    noItems: "Aucun article.",
    noGroups: "Ajoutez des sous-catégories au choix du client, comme Pâte ou Cuisson de la viande.",
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

  copying: {
    duplicate: "Dupliquer",
    duplicated: (title) => `${title} a été dupliqué.`,
    failed: (title, reason) => `Impossible de dupliquer ${title}. ${reason}`,
    undone: "La copie a été annulée.",
    notUndone: (reason) => `La copie n’a pas pu être annulée. ${reason}`,
    toOthers: "Copier sur d’autres articles",
    heading: (title) => `Copier ${title} sur d’autres articles`,
    explanation: "La sous-catégorie va avec toutes ses options sur chaque article coché.",
    search: "Chercher un article",
    nothingFound: "Aucun article trouvé.",
    noOthers: "Il n’y a pas d’autres articles à la carte.",
    hasIt: "en a déjà une de ce titre",
    chooseSome: "Cochez au moins un article.",
    markShown: "Tout cocher",
    unmark: "Tout décocher",
    copy: (count) =>
      count === 0
        ? "Copier"
        : count === 1
          ? "Copier sur 1 article"
          : `Copier sur ${count} articles`,
    copied: (title, count) =>
      count > 1
        ? `${title} a été copié sur ${count} articles.`
        : `${title} a été copié sur ${count} article.`,
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
    deleted: (title) => `Vous avez supprimé ${title}.`,
    undo: "Annuler",
    restored: (title) => `${title} est de retour.`,
    failed: (title, reason) => `Impossible de supprimer ${title}. ${reason}`,
    notRestored: (title, reason) => `${title} n’a pas pu revenir. ${reason}`,
  },

  sorting: {
    heading: "Ordonner",
    headingOf: (title) => `Ordonner ${title}`,
    place: (title) => `Déplacer ${title}`,
    categories: "Ordonner les catégories",
    items: "Ordonner les articles",
    groups: "Ordonner les sous-catégories",
    options: "Ordonner les options",
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
    instructions:
      "Pour saisir, appuyez sur espace ou Entrée. Déplacez avec les flèches et appuyez de nouveau pour lâcher, ou Échap pour renoncer.",
    picked: (title) => `${title} est saisi.`,
    over: (title, place) => `${title} est en\u202f: ${place}.`,
    placeNumber: (place, count) => `position ${place} sur ${count}`,
    dropped: (title, place) => `${title} est resté en\u202f: ${place}.`,
    cancelled: (title) => `${title} est revenu à sa place.`,
  },

  intervals: {
    opens: "Ouvre",
    closes: "Ferme",
    ofDay: (what, day) => `${what}, ${day}`,
    addInterval: (day) => `Nouvel horaire\u202f: ${day}`,
    removeInterval: (day, which) => `Supprimer l’horaire\u202f: ${day}, ${which}`,
    wholeDay: "toute la journée",
    untilMidnight: "jusqu’à minuit",
    untilNextDay: (time) => `jusqu’à ${time} le lendemain`,
    time: "Tapez l’heure.",
    overlaps: "Cet horaire en croise un autre.",
  },
  weekdays: ["Dimanche", "Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi"],

  pictures: {
    send: "Envoyer une photo",
    replace: "Changer",
    remove: "Supprimer",
    undo: "Annuler",
    removed: "Photo supprimée.",
    none: "Sans photo",
    dropHere: "Déposez une photo ici",
    dropNow: "Déposez la photo",
    opening: "Ouverture de la photo…",
    sending: (percent) => `Envoi de la photo\u202f: ${percent}\u202f%`,
    preparing: "Préparation de la photo…",
    progressOf: (label) => `Envoi de la photo\u202f: ${label}`,
    sent: "Photo envoyée.",
    cancelled: "Envoi annulé.",
    unreadable: "Ce fichier ne s’ouvre pas comme photo. Choisissez un JPEG, PNG ou WebP.",
  },
};

import type { translationText } from "../translation-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const translation: Translated<typeof translationText> = {
  explanation:
    "L’original est d’un côté et la traduction de l’autre. Entrée va au champ suivant, Échap annule. Ce qui reste vide apparaît en portugais.",
  none: "Votre site n’est qu’en portugais. Choisissez d’autres langues dans les réglages, et elles apparaîtront ici.",
  toSettings: "Choisir les langues",
  empty: "Il n’y a pas encore de textes à traduire.",
  home: "Page d’accueil",
  onlyOpen: "N’afficher que ce qui reste à vérifier",
  allDone: "Tout est traduit",
  states: {
    missing: (count) => (count > 1 ? `${count} manquent` : `${count} manque`),
    outdated: (count) => (count > 1 ? `${count} obsolètes` : `${count} obsolète`),
    same: (count) =>
      count > 1 ? `${count} identiques à l’original` : `${count} identique à l’original`,
  },
  marks: {
    missing: "Manquante",
    outdated: "Obsolète",
    same: "Identique à l’original",
    done: "Traduite",
  },
  fields: {
    title: "Titre",
    subtitle: "Description",
    text: "Texte de la page",
    minibio: "Mini-bio",
    button: "Bouton",
  },
  within: " › ",
  label: (where, field) => (where === "" ? field : `${where}\u202f: ${field}`),
  original: "Original",
  originalWas: (was) => `Avant, c’était\u202f: ${was}`,
  originalChanged: "L’original a changé après que vous avez commencé à traduire.",
  stillRight: "Toujours juste",
  meantSame: "C’est voulu",
  confirmed: "Traduction vérifiée.",
  notConfirmed: (reason) => `La traduction n’a pas pu être vérifiée. ${reason}`,
  repeat: (count) =>
    count > 1
      ? `Reprendre ${count} traductions déjà faites`
      : `Reprendre ${count} traduction déjà faite`,
  repeated: (count) =>
    count > 1
      ? `${count} textes identiques à d’autres ont été remplis. Vérifiez et enregistrez.`
      : `${count} texte identique à un autre a été rempli. Vérifiez et enregistrez.`,

  suggestions: {
    ask: (count) => (count > 1 ? `Suggérer ${count} traductions` : `Suggérer ${count} traduction`),
    explanation:
      "Une machine suggère, vous vérifiez. Rien n’est enregistré avant, et seuls les textes de la carte lui sont envoyés.",
    mark: "Suggestion automatique",
    accept: "Accepter",
    drop: "Abandonner",
    waiting: (count) =>
      count > 1
        ? `${count} suggestions n’ont pas encore été vérifiées et ne sont pas enregistrées.`
        : `${count} suggestion n’a pas encore été vérifiée et n’est pas enregistrée.`,
    came: (count) =>
      count > 1 ? `${count} suggestions sont arrivées.` : `${count} suggestion est arrivée.`,
    cutShort: (count, reason) =>
      count > 1
        ? `Seules ${count} suggestions sont arrivées, pas les autres. ${reason}`
        : `Une seule suggestion est arrivée, pas les autres. ${reason}`,
    failed: (reason) => `Les suggestions ne sont pas arrivées. ${reason}`,
  },

  file: {
    heading: "Pour un traducteur",
    explanation:
      "Téléchargez une feuille de calcul avec l’original et la traduction, envoyez-la à la personne qui traduit et réimportez-la. Avant d’enregistrer, vous voyez ce qui change.",
    save: (language) => `Télécharger la feuille de calcul (${language})`,
    bring: "Importer la feuille de calcul",
    name: (language) => `traductions-${language}.csv`,
    columns: ["clé", "où", "original", "traduction", "état", "version"],
    tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo.`,
    noRows: "Ce fichier n’a pas de textes\u202f: utilisez la feuille de calcul téléchargée ici.",
    unreadable: "Le fichier n’a pas pu être lu. Enregistrez la feuille de calcul en CSV.",
    review: "Ce qui change",
    changes: (count) =>
      count === 0
        ? "Rien ne change."
        : count === 1
          ? "1 traduction change."
          : `${count} traductions changent.`,
    outdated: (count) =>
      count > 1
        ? `Pour ${count} d’entre elles, l’original a changé après la feuille de calcul\u202f: elles restent marquées comme obsolètes.`
        : `Pour ${count} d’entre elles, l’original a changé après la feuille de calcul\u202f: elle reste marquée comme obsolète.`,
    changedSince: "L’original a changé après la feuille de calcul",
    unknown: (count) =>
      count > 1
        ? `${count} lignes ont été écartées\u202f: leurs clés n’existent pas ici.`
        : `${count} ligne a été écartée\u202f: sa clé n’existe pas ici.`,
    tooLong: (count) =>
      count > 1
        ? `${count} lignes ont été écartées\u202f: leurs traductions sont trop longues.`
        : `${count} ligne a été écartée\u202f: sa traduction est trop longue.`,
    twice: (count) =>
      count > 1
        ? `${count} lignes ont été écartées\u202f: leurs clés se répètent.`
        : `${count} ligne a été écartée\u202f: sa clé se répète.`,
    newer: (count) =>
      count > 1
        ? `${count} lignes ont été écartées\u202f: leurs traductions ont changé ici après la feuille de calcul.`
        : `${count} ligne a été écartée\u202f: sa traduction a changé ici après la feuille de calcul.`,
    garbled: (count) =>
      count > 1
        ? `${count} lignes ont été écartées\u202f: leurs lettres ont été perdues. Enregistrez la feuille de calcul en CSV UTF-8.`
        : `${count} ligne a été écartée\u202f: ses lettres ont été perdues. Enregistrez la feuille de calcul en CSV UTF-8.`,
    line: (line, key) => `Ligne ${line}\u202f: ${key}`,
    before: "Avant",
    after: "Après",
    blank: "vide",
    more: (count) => `et ${count} de plus`,
    apply: (count) =>
      count > 1 ? `Enregistrer ${count} traductions` : `Enregistrer ${count} traduction`,
    applied: (count) =>
      count > 1 ? `${count} traductions enregistrées.` : `${count} traduction enregistrée.`,
    changedMeanwhile: "Quelqu’un d’autre vient de modifier ces traductions. Revoyez ce qui change.",
  },

  saving: {
    region: "Enregistrer les traductions",
    unsaved: (count) =>
      count > 1
        ? `${count} traductions ont changé et ne sont pas enregistrées.`
        : `${count} traduction a changé et n’est pas enregistrée.`,
    gone: (count) =>
      count > 1
        ? `Quelqu’un d’autre a supprimé ${count} textes que vous avez traduits.`
        : `Quelqu’un d’autre a supprimé ${count} texte que vous avez traduit.`,
  },
};

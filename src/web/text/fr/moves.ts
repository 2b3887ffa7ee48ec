import type { movesText } from "../moves-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of moves-dictionary.ts in French. */
export const moves: Translated<typeof movesText> = {
  menu: "Actions de l’addition",
  rename: "Renommer",
  move: "Changer de table",
  merge: "Réunir avec une autre addition",
  pass: "Passer des articles",
  back: "Retour",
  save: "Enregistrer le nom",
  name: "Nom de l’addition",
  nameHint: "Vide, elle porte le numéro de la table.",
  renamed: "Nom de l’addition enregistré.",

  toWhichTable: "Vers quelle table\u202f?",
  table: (number, state) => `Table ${number}, ${state}`,
  moved: (number) => `L’addition est maintenant à la table ${number}.`,
  taken: (number) => `La table ${number} a déjà une addition ouverte.`,
  takenHint: "Réunissez les deux, ou choisissez une autre table.",
  mergeInstead: "Réunir les deux",

  withWhich: "Avec quelle addition\u202f?",
  withWhichOf: (number) => `Quelle addition de la table ${number}\u202f?`,
  noOthers: "Aucune autre addition n’est ouverte.",
  noOthersHere: "Cette table n’a pas d’autre addition ouverte. Ouvrez-en une avec le bouton +.",
  mergeQuestion: (from, into) => `Réunir ${from} avec ${into}\u202f?`,
  mergeHint: "Les commandes et les paiements y passent, et celle-ci est fermée.",
  merged: (into) => `Les additions sont réunies\u202f: ${into}.`,

  passWhat: "Que passer sur une autre addition\u202f?",
  nothingToPass: "Cette addition n’a pas d’article à passer.",
  chooseFirst: "Choisissez au moins un article.",
  chosen: (count) => (count > 1 ? `${count} articles choisis` : `${count} article choisi`),
  of: (qty, most) => `${qty} sur ${most}`,
  qtyOf: (title, number) => `${title}, commande ${number}`,
  passAll: "Tout",
  next: "Choisir la destination",
  tableTab: "Addition de la table",
  newTableTab: "Ouvrir l’addition de la table",
  passed: (to) => `Articles passés\u202f: ${to}.`,

  closedMeanwhile: "Une des additions est déjà fermée. Rien n’a changé.",
  changed: "L’addition a changé sur un autre appareil. Vérifiez et réessayez.",
  mergeChangesTotal:
    "Le service n’est pas compté pareil sur les deux\u202f: réunies, le total changerait. Fermez chacune à part.",
  paidFor: "Ce qui est payé ne passe pas\u202f: remboursez d’abord.",

  closedTabs: "Additions fermées",
  closedToday: "Fermées aujourd’hui",
  search: "Table ou nom",
  noneClosed: "Aucune addition n’a été fermée aujourd’hui.",
  noneFound: "Aucune addition fermée aujourd’hui n’a cette table ou ce nom.",
  moreClosed: "Il y en a d’autres, fermées plus tôt.",
  closedAt: (clock, by) => (by === null ? `fermée à ${clock}` : `fermée à ${clock} par ${by}`),

  reopen: "Rouvrir l’addition",
  reopenReason: "Pourquoi rouvrir\u202f?",
  reasonRequired: "Dites le motif.",
  reopened: "L’addition est de nouveau ouverte.",
  reopenTaken:
    "La table a déjà une autre addition ouverte. Fermez-la, déplacez-la ou réunissez-la d’abord.",
  tooLate: "Une addition ne se rouvre que le même jour.",
  approvalWhy: "Un administrateur doit approuver.",

  mergedInto: "Cette addition a été réunie avec une autre.",
  seeOther: "Voir l’autre addition",

  bill: "Addition demandée",
  tableAsksBill: (number) => `La table ${number} demande l’addition`,
  asksBill: "Cette table demande l’addition.",
};

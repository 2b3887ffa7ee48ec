import { maxBulkEdits } from "../../../domain/account-limits.ts";
import type { priceTableText } from "../price-table-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const priceTable: Translated<typeof priceTableText> = {
  explanation:
    "Remplacez la valeur en tapant dessus. Entrée et les flèches changent de ligne, Échap annule la cellule, et une colonne copiée d’un tableur peut être collée.",
  item: "Article",
  columns: { priceCents: "Prix", stock: "Stock", active: "Actif" },
  yes: "oui",
  no: "non",
  meaningYes: ["oui", "o", "1", "x", "actif", "vrai", "true", "sim"],
  meaningNo: ["non", "n", "0", "", "inactif", "faux", "false", "nao"],
  noPrice: "n’est pas un prix",
  noCount: (min, max) => `de ${min} à ${max}`,
  noSwitch: "oui ou non",
  gone: "a été supprimé",
  was: (value) => `était ${value || "vide"}`,
  search: "Chercher dans le tableau",
  withOptions: "Montrer les options",
  nothingFound: "Aucun résultat.",
  noneSign: "–",
  pasted: (count) => (count > 1 ? `${count} cellules collées.` : `${count} cellule collée.`),
  leftOver: (count) =>
    count > 1
      ? `${count} valeurs n’ont pas été collées\u202f: fin du tableau.`
      : `${count} valeur n’a pas été collée\u202f: fin du tableau.`,

  saving: {
    region: "Enregistrer le tableau",
    unsaved: (count) =>
      count > 1
        ? `${count} valeurs ont changé et ne sont pas enregistrées.`
        : `${count} valeur a changé et n’est pas enregistrée.`,
    tooMany: `${maxBulkEdits.toLocaleString("fr")} lignes au maximum à la fois\u202f: abandonnez des modifications et enregistrez le reste après.`,
    saved: (count) => (count > 1 ? `${count} lignes enregistrées.` : `${count} ligne enregistrée.`),
    nothingChanged: "Tout était déjà ainsi.",
    undone: "Les modifications ont été annulées.",
    notUndone: (reason) => `Les modifications n’ont pas pu être annulées. ${reason}`,
    changedSince: "Quelqu’un d’autre a modifié ces valeurs depuis.",
    gone: (count, names) =>
      count > 1
        ? `Quelqu’un d’autre a supprimé ${names || `${count} articles`}, que vous avez modifiés.`
        : `Quelqu’un d’autre a supprimé ${names || "un article"}, que vous avez modifié.`,
  },

  change: {
    open: "Ajuster les prix",
    openOf: (category) => `Ajuster les prix\u202f: ${category}`,
    category: "Catégorie",
    all: "Toutes les catégories",
    direction: "Sens",
    up: "Augmenter",
    down: "Baisser",
    by: "Comment",
    percent: "En pourcentage",
    amount: "En montant",
    percentField: "Pourcentage (%)",
    amountField: "Montant",
    percentWrong: (max) => `Saisissez un pourcentage de 0 à ${max}, avec deux décimales au plus.`,
    amountRequired: "Saisissez le montant.",
    rounding: "Arrondir",
    roundings: {
      cents: "Ne pas arrondir",
      "10": "À R$ 0,10",
      "50": "À R$ 0,50",
      "100": "À R$ 1,00",
      "90": "Finir par ,90",
    },
    withOptions: "Aussi les options",
    preview: "Résultat",
    from: "de",
    to: "à",
    none: "Aucun prix ne change.",
    free: "Ce qui n’a pas de prix reste sans prix.",
    apply: (count) =>
      count === 0
        ? "Mettre au tableau"
        : count === 1
          ? "Mettre 1 prix au tableau"
          : `Mettre ${count} prix au tableau`,
    applied: (count) =>
      count > 1
        ? `${count} prix ont changé au tableau. Vérifiez et enregistrez.`
        : `${count} prix a changé au tableau. Vérifiez et enregistrez.`,
  },
};

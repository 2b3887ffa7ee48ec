import type { stationText } from "../station-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const station: Translated<typeof stationText> = {
  stations: {
    heading: "Postes",
    help: "Où chaque chose se fait\u202f: bar, four, grill. Choisissez le poste d’une catégorie ou d’un article en les modifiant sur la carte.",
    none: "Aucun poste\u202f: tout sort au même endroit.",
    edit: "Modifier les postes",
    add: "Ajouter un poste",
    full: (max) => `${max} postes au maximum.`,
    name: (place) => `Nom du poste ${place}`,
    unnamed: (place) => `Poste ${place}`,
    default: "Par défaut",
    defaultField: "Poste par défaut",
    defaultHint: "Fait ce qui n’a pas d’autre poste.",
    nameRequired: "Saisissez le nom du poste.",
    saved: "Postes enregistrés",
    loadFailed: "Les postes ne se sont pas chargés.",
    fieldUsual: { category: (name) => `Par défaut (${name})`, item: "Celui de la catégorie" },
    gone: "Un poste qui n’existe plus",
  },
};

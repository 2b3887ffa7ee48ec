import type { printedMenuText } from "../printed-menu-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printedMenu: Translated<typeof printedMenuText> = {
  help: "Un PDF de la carte à imprimer, fait de ce qui est sur le site maintenant.",
  design: "Composer une carte",
  designHint: "En A4, A5, livret ou dépliant, avec le code qui mène à la carte d’aujourd’hui.",
  paper: "Papier",
  papers: {
    a4: "Feuilles A4",
    a5: "Feuilles A5",
    booklet: "Livret\u202f: feuilles A4 pliées en deux",
    flyer: "Dépliant\u202f: feuille A4 pliée en trois",
  },
  bookletHint: "Imprimez des deux côtés, en retournant sur le bord court, et pliez en deux.",
  flyerHint:
    "Imprimez recto verso, en retournant sur le bord court. L’intérieur vers le haut, pliez le tiers droit, puis le tiers gauche par-dessus.",
  letters: "Caractères",
  sizes: { usual: "Normaux", large: "Grands, pour qui lit avec difficulté" },
  languageHint: "Ce qui n’est pas traduit sort en portugais.",
  prices: "Avec les prix",
  address: "Avec l’adresse et le téléphone",
  hours: "Avec les horaires",
  logo: "Avec le logo",
  colours: "Avec la couleur de la maison",
  coloursHint: "Sans elle, la carte sort en noir et blanc.",
  preview: (page, pages) => `Page ${page} sur ${pages}`,
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  drawing: "Dessin en cours…",
  contents:
    "Contient ce que les clients voient sur la carte, même épuisé. Ce qui est inactif ou masqué n’y est pas.",
  download: "Télécharger le PDF",
  downloaded: (pages, sheets) =>
    `PDF téléchargé\u202f: ${pages > 1 ? `${pages} pages` : `${pages} page`} sur ${sheets > 1 ? `${sheets} feuilles` : `${sheets} feuille`}, recto verso.`,
  fileName: "carte.pdf",
};

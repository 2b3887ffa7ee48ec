import type { richTextText } from "../rich-text-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const richText: Translated<typeof richTextText> = {
  richText: {
    toolbar: (label) => `Mise en forme\u202f: ${label}`,
    bold: "Gras",
    italic: "Italique",
    heading: "Titre",
    subheading: "Sous-titre",
    bulletList: "Liste",
    numberedList: "Liste numérotée",
    link: "Lien",
    removeLink: "Retirer le lien",
    linkHeading: "Lien du texte",
    linkAddress: "Adresse",
    linkHint: "Par exemple https://..., mailto:... ou tel:...",
    linkText: "Texte",
    apply: "Appliquer",
    badLink: "Utilisez une adresse qui commence par http, https, mailto ou tel.",
    full: (length) => `Le texte a atteint la limite de ${length} caractères.`,
    length: (length, max) => `${length} caractères sur ${max}`,
  },
};

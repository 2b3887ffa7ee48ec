import type { richTextText } from "../rich-text-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const richText: Translated<typeof richTextText> = {
  richText: {
    toolbar: (label) => `Formattazione di ${label}`,
    bold: "Grassetto",
    italic: "Corsivo",
    heading: "Titolo",
    subheading: "Sottotitolo",
    bulletList: "Elenco",
    numberedList: "Elenco numerato",
    link: "Link",
    removeLink: "Togli il link",
    linkHeading: "Link del testo",
    linkAddress: "Indirizzo",
    linkHint: "Per esempio https://..., mailto:... o tel:...",
    linkText: "Testo",
    apply: "Applica",
    badLink: "Usa un indirizzo che cominci con http, https, mailto o tel.",
    full: (length) => `Il testo ha raggiunto il limite di ${length} caratteri.`,
    length: (length, max) => `${length} di ${max} caratteri`,
  },
};

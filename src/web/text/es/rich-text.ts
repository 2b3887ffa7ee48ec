import type { richTextText } from "../rich-text-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const richText: Translated<typeof richTextText> = {
  richText: {
    toolbar: (label) => `Formato de ${label}`,
    bold: "Negrita",
    italic: "Cursiva",
    heading: "Título",
    subheading: "Subtítulo",
    bulletList: "Lista",
    numberedList: "Lista numerada",
    link: "Enlace",
    removeLink: "Quitar el enlace",
    linkHeading: "Enlace del texto",
    linkAddress: "Dirección",
    linkHint: "Por ejemplo https://..., mailto:... o tel:...",
    linkText: "Texto",
    apply: "Aplicar",
    badLink: "Use una dirección que empiece con http, https, mailto o tel.",
    full: (length) => `El texto llegó al límite de ${length} caracteres.`,
    length: (length, max) => `${length} de ${max} caracteres`,
  },
};

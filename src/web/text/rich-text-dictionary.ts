import { dictionary } from "./spoken-language.ts";

export const richTextText = dictionary("rich-text", {
  richText: {
    toolbar: (label: string) => `Formatação de ${label}`,
    bold: "Negrito",
    italic: "Itálico",
    heading: "Título",
    subheading: "Subtítulo",
    bulletList: "Lista",
    numberedList: "Lista numerada",
    link: "Link",
    removeLink: "Tirar o link",
    linkHeading: "Link do texto",
    linkAddress: "Endereço",
    linkHint: "Por exemplo https://..., mailto:... ou tel:...",
    linkText: "Texto",
    apply: "Aplicar",
    badLink: "Use um endereço que comece com http, https, mailto ou tel.",
    full: (length: string) => `O texto chegou ao limite de ${length} caracteres.`,
    length: (length: string, max: string) => `${length} de ${max} caracteres`,
  },
});

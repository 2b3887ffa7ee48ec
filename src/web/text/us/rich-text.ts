import type { richTextText } from "../rich-text-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const richText: Translated<typeof richTextText> = {
  richText: {
    toolbar: (label) => `Formatting of ${label}`,
    bold: "Bold",
    italic: "Italic",
    heading: "Heading",
    subheading: "Subheading",
    bulletList: "List",
    numberedList: "Numbered list",
    link: "Link",
    removeLink: "Remove link",
    linkHeading: "Link of the text",
    linkAddress: "Address",
    linkHint: "For example https://..., mailto:... or tel:...",
    linkText: "Text",
    apply: "Apply",
    badLink: "Use an address that begins with http, https, mailto or tel.",
    full: (length) => `The text has reached the limit of ${length} characters.`,
    length: (length, max) => `${length} of ${max} characters`,
  },
};

import type { printedMenuText } from "../printed-menu-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printedMenu: Translated<typeof printedMenuText> = {
  help: "A PDF of the menu to print, made from what is on the site now.",
  design: "Design a menu",
  designHint: "In A4, A5, a booklet or a flyer, with the code that leads to today’s menu.",
  paper: "Paper",
  papers: {
    a4: "A4 sheets",
    a5: "A5 sheets",
    booklet: "Booklet: A4 sheets folded in half",
    flyer: "Flyer: an A4 sheet folded in three",
  },
  bookletHint: "Print on both sides, flipping on the short edge, and fold in half.",
  flyerHint:
    "Print on both sides, flipping on the short edge. With the inside up, fold the right third in, and then the left third over it.",
  letters: "Text size",
  sizes: { usual: "Normal", large: "Large, for those who have trouble reading" },
  languageHint: "What is not translated comes out in Portuguese.",
  prices: "With prices",
  address: "With address and phone",
  hours: "With hours",
  logo: "With the logo",
  colours: "With your color",
  coloursHint: "Without it, the menu comes out in black and white.",
  preview: (page, pages) => `Page ${page} of ${pages}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  drawing: "Drawing...",
  contents:
    "It includes what customers see on the menu, even what is sold out. What is inactive or hidden is left out.",
  download: "Download PDF",
  downloaded: (pages, sheets) =>
    `PDF downloaded: ${pages === 1 ? "1 page" : `${pages} pages`} on ${sheets === 1 ? "1 sheet" : `${sheets} sheets`}, both sides.`,
  fileName: "menu.pdf",
};

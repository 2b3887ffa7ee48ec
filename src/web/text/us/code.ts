import type { codeText } from "../code-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const code: Translated<typeof codeText> = {
  help: "A PDF ready to print and cut out: the site’s code and, if there are tables, one for each.",
  print: "Print QR code",
  newTab: "The PDF opens in a new tab.",
  design: "Design sheets",
  designHint: "Table tents, stickers and cards, with your logo and color.",
  heading: "Code sheets",
  kind: "Codes",
  kinds: { page: "Of your page", tables: "Of each table", rooms: "Of each room" },
  layout: "Format",
  layouts: {
    tents: "A6 table tent, to fold",
    stickers: "70 × 37 mm stickers",
    cards: "Cards to cut out",
  },
  numbers: "Numbers",
  numbersHint: (most) => `Blank: 1 to ${most}. Or choose: 1-4, 9`,
  wrongNumbers: (most) => `Enter numbers from 1 to ${most}, like 1-4, 9.`,
  logo: "With the logo",
  colours: "With your color",
  preview: "How the first sheet looks",
  drawing: "Drawing...",
  none: "There are no tables or rooms: set how many in the settings.",
  download: "Download PDF",
  downloaded: (count) =>
    count === 1 ? "PDF with 1 code downloaded." : `PDF with ${count} codes downloaded.`,
  fileName: "codes.pdf",
  keys: "Table keys",
  keysHelp:
    "Each table’s code has a key: with it a customer’s order goes on the table’s tab. If someone orders from afar with a photo of the code, renew the key and print the code again.",
  table: "Table",
  renew: "Renew key",
  renewQuestion: (table) => `Renew the key for table ${table}?`,
  renewWarning: (table) =>
    `The printed codes for table ${table} can no longer be used to order: print new ones and replace them.`,
  renewedAt: (when) => `Key renewed on ${when}.`,
  renewedBy: (when, name) => `Key renewed on ${when} by ${name}.`,
  renewed: (table) => `Key for table ${table} renewed. Print the code again.`,
};

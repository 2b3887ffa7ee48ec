import type { settingsSiteText } from "../settings-site-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSite: Translated<typeof settingsSiteText> = {
  languages: {
    help: "The languages that visitors can choose. What is not translated appears in Portuguese.",
    on: "On",
    off: "Off",
    always: "Always on",
    translate: "Translate the menu",
  },
  colours: {
    help: "The colors of your site. If blank, ours are used.",
    keys: { paper: "Background", surface: "Cards", ink: "Text", accent: "Accent" },
    hints: {
      paper: "Behind everything.",
      surface: "Behind dialogs, fields and light buttons.",
      ink: "The text.",
      accent: "Buttons and links.",
    },
    pick: (name) => `Choose: ${name}`,
    placeholder: "Default",
    toDefault: "Use the default",
    toDefaultFor: (name) => `Use the default for ${name}`,
    preview: "Preview of the site in these colors",
    previewNav: ["Pizzas", "Drinks", "Desserts"],
    previewItem: "Pizza Margherita",
    previewText: "Tomato sauce, mozzarella and basil",
    previewPrice: "R$ 42.90",
    previewLink: "Show map",
    previewButton: "Check out",
    warnings: {
      ink: (contrast, instead) =>
        `Hard to read on the background: contrast ${contrast}, and the minimum is 4.5. The site uses ${instead} instead.`,
      surface: (contrast, instead) =>
        `Text is hard to read on this color: contrast ${contrast}, and the minimum is 4.5. The site uses ${instead} instead.`,
      accent: (contrast, instead) =>
        `Buttons have this color. As text it is hard to read (contrast ${contrast}, and the minimum is 4.5): links use ${instead}.`,
    },
  },
  features: {
    help: "What your place offers. What is off disappears from the site; what was ordered stays in Orders.",
    notAllowed: "It is not enabled for your account: talk to whoever runs the site.",
    explanations: {
      delivery:
        "Customers order on the site and have it delivered: the Delivery page has a cart and an address.",
      linktree: "The home page has your own texts and buttons, and customers come in through it.",
      localOrder: "At the table, customers scan the QR code and call the server.",
      easyOrder:
        "Customers order by giving their room or table, without an address and without paying on the site.",
      attendantOrder: "Staff open tabs at the tables, send orders and take payment.",
    },
  },
};

import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { settingsText } from "../settings-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Sections",
  groups: { business: "Business", selling: "Sales", site: "Site", people: "People" },

  inactive: {
    title: "Account turned off",
    explanation:
      "Customers only see the name, logo and contact details. The settings come back with the site, as you left them.",
  },

  fields: settingWords("us"),
  atMost: (max) => `Enter a number from 0 to ${max}.`,

  business: {
    title: "Business",
    help: "How your business appears on the site and on receipts.",
    name: "Name",
    nameHint: "Appears at the top of the site and in the browser’s tab.",
    source: "Main page",
    sourceHint: "The menu’s page: where the navigation and Admin lead.",
    timeZone: "Time zone",
    timeZoneHint: "The times of orders follow this zone.",
    dayEnd: "End of the restaurant’s day",
    dayEndHint:
      "What is sold after midnight and until this time belongs to the day before. It applies from the end of today on; past days stay as they were closed.",
    currency: "Currency",
    currencyHint: (price) => `Shown before each amount: ${price}`,
    otherTimeZones: "Other countries",
    otherTimeZone: (name) => `Other (${name})`,
  },

  contacts: {
    title: "Contacts",
    help: "How customers reach you. What is left blank is not shown.",
  },

  address: {
    title: "Address",
    help: "Appears at the bottom of the site when there is a CEP (postal code).",
    complementPlaceholder: "Store, floor, landmark",
    mapRecognised: "Map recognized.",
    showMap: "See the map",
    hideMap: "Hide the map",
    mapPreview: "Map preview",
  },

  about: {
    title: "About",
    help: "The story of the place, hours, notices. If blank, the section is not shown.",
    label: "Text of the About section",
  },

  services: {
    title: "Hours and services",
    help: "When and how customers can order. Outside the hours the menu stays online and says when you open.",
  },

  areas: {
    title: "Areas and fees",
    help: "Where you deliver, and for how much. Pickup has no fee and no area.",
  },

  payment: {
    title: "Payment",
    help: "How you get paid: what customers choose at checkout and what staff record.",
    keyWithoutPix:
      "PIX is not checked: customers see this key at checkout, but cannot choose to pay with PIX. If you accept PIX, check PIX above.",
    pixWithoutKey:
      "PIX is checked, but there is no key: customers choose PIX and do not see where to pay.",
    wrongPixKey:
      "This key is not valid: check that its digits are those your bank shows. With it there is no PIX code with the amount of the order.",
    longPixName: (name, count, most) =>
      `The name in this code, “${name}”, has ${count} letters, and the PIX standard allows ${most}: some banks decline the payment. Generate the code again with a shorter name, or use only the key.`,
    longPixCity: (city, count, most) =>
      `The city in this code, “${city}”, has ${count} letters, and the PIX standard allows ${most}: some banks decline the payment. Generate the code again with a shorter form, or use only the key.`,
    fixedPixAmount: (amount) =>
      `This code always charges ${amount}, whatever the order. Use a code without an amount, or only the key.`,
    singlePixCode:
      "This code is for a single charge, and may expire. Use a code that always works, or only the key.",
    methodsHint: "Customers and staff choose from those checked.",
  },

  tables: {
    title: "Tables and service",
    help: "For orders placed at the table.",
  },

  rooms: {
    title: "Rooms",
    help: "For the QR codes, one per room.",
    count: "Number of rooms",
    countHint: "The codes are numbered from 1 on. Guests can enter another room in the order.",
  },

  printing: {
    title: "Printing",
    help: "Each accepted order comes out on paper, at the printer of each station.",
  },

  languages: {
    title: "Languages",
    help: "The languages that visitors can choose. What is not translated appears in Portuguese.",
    on: "On",
    off: "Off",
    always: "Always on",
    inactive: "Languages turned off",
    translate: "Translate the menu",
  },

  colours: {
    title: "Colors",
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
    title: "Features",
    help: "What your place offers. What is off disappears from the site; what was ordered stays in Orders.",
    notAllowed: "It is not enabled for your account: talk to whoever runs the site.",
    names: {
      delivery: "Delivery",
      linktree: "Links page",
      localOrder: "Table order",
      easyOrder: "Room service",
      attendantOrder: "Servers’ tabs",
    },
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

  qrCode: {
    title: "QR code",
    help: "A PDF ready to print and cut out: the site’s code and, if there are tables, one for each.",
    newTab: "The PDF opens in a new tab.",
  },

  printedMenu: {
    title: "Printed menu",
    help: "A PDF of the menu to print, made from what is on the site now.",
  },

  staff: {
    title: "Staff",
    help: "Who can sign in. Servers handle orders; administrators also change the menu and the settings.",
    add: "New server",
    you: "you",
    edit: "Edit",
    remove: "Remove",
    of: (action, name) => `${action}: ${name}`,
    addTitle: "New access",
    editTitle: (name) => `Edit ${name}`,
    passwordTitle: (name) => `New password for ${name}`,
    name: "Name",
    user: "Email",
    userHint: "They sign in with it.",
    password: "Password",
    newPassword: "New password",
    passwordHint: `At least ${minPasswordLength} characters. Agree on it with the person.`,
    resetHint: `At least ${minPasswordLength} characters. They are signed out everywhere and sign in with the new one.`,
    level: "Can",
    levels: { 1: "Manage everything", 2: "Serve tables and handle orders" },
    create: "Create access",
    removeQuestion: (name) => `Remove ${name}’s access?`,
    removeExplanation: "They are signed out at once and cannot sign in again. Their orders stay.",
    blockQuestion: (name) => `Block ${name}?`,
    unblockQuestion: (name) => `Unblock ${name}?`,
    blockExplanation:
      "They are signed out at once and can only sign in again when you unblock them.",
    unblockExplanation: "They can sign in again, with the same password.",
    created: (name) => `${name} can sign in now.`,
    changed: (name) => `${name}’s details were changed.`,
    passwordReset: (name) => `${name}’s password was changed.`,
    nowBlocked: (name) => `${name}’s access was blocked.`,
    nowUnblocked: (name) => `${name}’s access was unblocked.`,
    removed: (name) => `${name}’s access was removed.`,
    loadFailed: "The staff could not be loaded.",
    errors: {
      name: "Enter the name.",
      user: "Enter the email.",
      shortPassword: `The password must have at least ${minPasswordLength} characters.`,
    },
  },

  ratings: {
    title: "Ratings",
    help: "What customers said, newest first.",
    average: (average) => `${average} out of 5`,
    stars: (rate) => (rate === 1 ? "1 out of 5 stars" : `${rate} out of 5 stars`),
    count: (count) => (count === 1 ? "1 rating" : `${count} ratings`),
    withoutOrder: "no order",
    noAverage: "No average yet: none is by someone who has ordered.",
    averageHelp:
      "Those who have not ordered can rate as well; their ratings do not count in the average.",
    more: "See more ratings",
    emptyTitle: "No ratings yet",
    empty: "When a customer rates, the rating and the comment show up here.",
    loadFailed: "The ratings could not be loaded.",
  },

  access: {
    title: "Password and access",
    help: "The password of your administrator account.",
    lengthHint: `At least ${minPasswordLength} characters. Your other devices are signed out.`,
  },

  history: {
    title: "Change history",
    help: "The latest changes to prices, settings and services: who, when and what it was.",
    change: (name, from, to) => `${name}: ${from} → ${to}`,
    changed: (name) => `${name}: changed`,
    nothing: "empty",
    on: "yes",
    off: "no",
    none: "none",
    unnamed: {
      "data.logo": "Logo",
      "data.banner": "Banner",
      "data.active": "Site online",
      "extras.home_ctas": "Home page buttons",
      other: "Home page",
    },
    loadFailed: "The history could not be loaded.",
  },

  errors: {
    required: "Enter the name of the business.",
    currency_digits: "Enter the currency, like R$ or US$, without digits.",
    invalid_contact: "Enter the phone number with area code, or with + and country code.",
    invalid_postal_code: "A CEP has 8 digits.",
    invalid_document: "This CPF or CNPJ is not valid.",
    unknown_map: "This map is not recognized. Use the embed code of Google Maps or OpenStreetMap.",
    invalid_pix: "This PIX key is not valid. Check it with your bank.",
    invalid_colour: "Enter a color like #6e2247.",
  },

  activity: {
    title: "Site online",
    help: "For a vacation or a renovation you can take the site offline. Nothing on it is lost.",
    isOpen: "Online",
  },
};

import type { text } from "../dictionary.ts";
import { us } from "../entry-field-words.ts?us";
import type { Translated } from "../spoken-language.ts";

/** The texts of dictionary.ts in English. */
export const menu: Translated<typeof text> = {
  common: {
    attention: "Attention!",
    loading: "Loading...",
    wait: "Please wait...",
    yes: "Yes",
    no: "No",
    cancel: "Cancel",
    close: "Close",
    retry: "Try again",
    optional: "(optional)",
    poweredBy: "powered by",
  },

  a11y: {
    skipToContent: "Skip to content",
    skipToCart: "Skip to your order",
    closeMessage: "Close message",
    increase: (what) => `Increase ${what}`,
    decrease: (what) => `Decrease ${what}`,
    quantityOf: (what) => `Quantity of ${what}`,
    mainNavigation: "Pages",
    categoryNavigation: "Menu categories",
    cartRegion: "Your order",
    logoOf: (business) => `Logo of ${business}`,
    photoOf: (title) => `Photo of ${title}`,
    opensInNewTab: "opens in a new tab",
  },

  header: {
    openMenu: "Open navigation",
    closeMenu: "Close navigation",
    fontSize: "Text size",
    fontSizeValue: (sizePx) => `Text of ${sizePx} points`,
    smallerFont: "Smaller text",
    largerFont: "Larger text",
    language: "Language",
    chooseLanguage: "Choose language",
    search: "Search the menu",
    searchPlaceholder: "What are you looking for?",
    openSearch: "Open search",
    clearSearch: "Clear search",
    admin: "Admin",
    signIn: "Sign in",
    signOut: "Sign out",
  },

  pages: {
    home: "Home",
    delivery: "Delivery",
    "easy-order": "Room service",
    cardapio: "Menu",
    book: "Book",
    site: "Site",
    menu: "Menu",
    orders: "Orders",
    newOrder: "New order",
    tables: "Tables",
    kitchen: "Kitchen",
    board: "Board",
    priceTable: "Price table",
    translations: "Translations",
    day: "End of day",
    reports: "Reports",
    privacy: "Privacy",
  },

  figures: us,

  menu: {
    heading: "Menu",
    emptyTitle: "The menu is being prepared",
    empty: "There is nothing to show here yet. Please come back in a little while.",
    emptyCategory: "No items at the moment",
    itemCount: (count) => (count === 1 ? "1 item" : `${count} items`),
    enlargePhoto: (title) => `Enlarge the photo of ${title}`,
    soldOut: "Sold out",
    inCart: (quantity) => `${quantity} in your order`,
    about: "About",
    address: "Address",
    showMap: "Show map",
    hideMap: "Hide map",
    mapOf: (business) => `Map of ${business}`,
    contact: "Contact",
    table: (number) => `Table ${number}`,
    whatsapp: "WhatsApp",
    closedTitle: "Menu offline",
    closed: "This place is not taking orders online at the moment.",
  },

  search: {
    tooShort: (letters) => `Enter at least ${letters} letters.`,
    resultCount: (count) => (count === 1 ? "1 item found" : `${count} items found`),
    none: (query) => `Nothing found for “${query}”.`,
    showAll: "See the whole menu",
  },

  item: {
    addOne: (title) => `Add ${title}`,
    unavailable: "This item is not available at the moment.",
    added: (title) => `${title} is in your order.`,
    from: "from",
  },

  cart: {
    heading: "Your order",
    emptyTitle: "Your order is empty",
    empty: "Choose an item from the menu to start.",
    finish: "Check out",
  },

  rating: {
    rate: "Rate",
    heading: "How was it?",
  },

  states: {
    errorTitle: "Something went wrong",
    loadFailed: "This page could not be loaded.",
    offlineTitle: "No internet",
    offline: "You are viewing the last version saved on this device.",
    offlineOrder: "You need internet to send the order. It is still saved here.",
    backOnline: "The connection is back.",
    sessionExpired: "Your session has ended. Sign in again to continue.",
    noNetwork: "You are offline. Check your connection and try again.",
    unknownError: "An error occurred",
    tooManyTries: (time) => `Too many attempts in a row. Wait ${time} and try again.`,
    notFoundTitle: "Page not found",
    notFound: "The address may have changed.",
    goToMenu: "Go to the menu",
    needsJavaScript: "To order, turn on JavaScript in your browser.",
  },
};

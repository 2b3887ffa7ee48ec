import type { text } from "../dictionary.ts";
import { fr } from "../entry-field-words.ts?fr";
import type { Translated } from "../spoken-language.ts";

/** The texts of dictionary.ts in French. */
export const menu: Translated<typeof text> = {
  common: {
    attention: "Attention\u202f!",
    loading: "Chargement…",
    wait: "Un instant…",
    yes: "Oui",
    no: "Non",
    cancel: "Annuler",
    close: "Fermer",
    retry: "Réessayer",
    optional: "(facultatif)",
    poweredBy: "powered by",
  },

  a11y: {
    skipToContent: "Aller au contenu",
    skipToCart: "Aller à la commande",
    closeMessage: "Fermer le message",
    increase: (what) => `Augmenter\u202f: ${what}`,
    decrease: (what) => `Diminuer\u202f: ${what}`,
    quantityOf: (what) => `Quantité\u202f: ${what}`,
    mainNavigation: "Pages",
    categoryNavigation: "Catégories de la carte",
    cartRegion: "Votre commande",
    logoOf: (business) => `Logo\u202f: ${business}`,
    photoOf: (title) => `Photo\u202f: ${title}`,
    opensInNewTab: "s’ouvre dans un nouvel onglet",
  },

  header: {
    openMenu: "Ouvrir la navigation",
    closeMenu: "Fermer la navigation",
    fontSize: "Taille du texte",
    fontSizeValue: (sizePx) => `Texte de ${sizePx} points`,
    smallerFont: "Réduire le texte",
    largerFont: "Agrandir le texte",
    language: "Langue",
    chooseLanguage: "Choisir la langue",
    search: "Chercher dans la carte",
    searchPlaceholder: "Que cherchez-vous\u202f?",
    openSearch: "Ouvrir la recherche",
    clearSearch: "Effacer la recherche",
    admin: "Admin",
    signIn: "Connexion",
    signOut: "Déconnexion",
  },

  pages: {
    home: "Accueil",
    delivery: "Livraison",
    "easy-order": "Commande en chambre",
    cardapio: "Carte",
    book: "Book",
    site: "Site",
    menu: "Carte",
    orders: "Commandes",
    newOrder: "Nouvelle commande",
    tables: "Tables",
    kitchen: "Cuisine",
    board: "Écran",
    priceTable: "Tableau des prix",
    translations: "Traductions",
    day: "Clôture",
    reports: "Rapports",
    privacy: "Confidentialité",
  },

  figures: fr,

  menu: {
    heading: "Carte",
    emptyTitle: "La carte se prépare",
    empty: "Rien ici pour l’instant. Revenez plus tard.",
    emptyCategory: "Aucun article pour l’instant",
    itemCount: (count) => (count > 1 ? `${count} articles` : `${count} article`),
    enlargePhoto: (title) => `Agrandir la photo\u202f: ${title}`,
    soldOut: "Épuisé",
    inCart: (quantity) => `${quantity} dans la commande`,
    about: "À propos",
    address: "Adresse",
    showMap: "Voir le plan",
    hideMap: "Fermer le plan",
    mapOf: (business) => `Plan\u202f: ${business}`,
    contact: "Contact",
    table: (number) => `Table ${number}`,
    whatsapp: "WhatsApp",
    closedTitle: "Carte indisponible",
    closed: "Cet établissement n’est pas en ligne pour l’instant.",
  },

  search: {
    tooShort: (letters) => `Saisissez au moins ${letters} lettres.`,
    resultCount: (count) => (count > 1 ? `${count} articles trouvés` : `${count} article trouvé`),
    none: (query) => `Aucun résultat pour «\u202f${query}\u202f».`,
    showAll: "Voir toute la carte",
  },

  item: {
    addOne: (title) => `Ajouter ${title}`,
    unavailable: "Cet article est indisponible pour l’instant.",
    added: (title) => `${title} est dans la commande.`,
    from: "à partir de",
  },

  cart: {
    heading: "Votre commande",
    emptyTitle: "Votre commande est vide",
    empty: "Choisissez un article de la carte pour commencer.",
    finish: "Commander",
  },

  rating: {
    rate: "Noter",
    heading: "Votre avis\u202f?",
  },

  states: {
    errorTitle: "Un problème est survenu",
    loadFailed: "Impossible de charger cette page.",
    offlineTitle: "Pas d’internet",
    offline: "Vous voyez la dernière version enregistrée sur cet appareil.",
    offlineOrder: "Il faut internet pour envoyer la commande. Elle reste enregistrée ici.",
    backOnline: "La connexion est revenue.",
    sessionExpired: "Votre session est terminée. Reconnectez-vous pour continuer.",
    noNetwork: "Vous êtes hors ligne. Vérifiez la connexion et réessayez.",
    unknownError: "Une erreur s’est produite",
    tooManyTries: (time) => `Trop de tentatives. Attendez ${time} et réessayez.`,
    notFoundTitle: "Page introuvable",
    notFound: "L’adresse a peut-être changé.",
    goToMenu: "Aller à la carte",
    needsJavaScript: "Activez JavaScript pour commander.",
  },
};

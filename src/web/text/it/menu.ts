import type { text } from "../dictionary.ts";
import { it } from "../entry-field-words.ts?it";
import type { Translated } from "../spoken-language.ts";

/** The texts of dictionary.ts in Italian. */
export const menu: Translated<typeof text> = {
  common: {
    attention: "Attenzione!",
    loading: "Caricamento...",
    wait: "Attenda...",
    yes: "Sì",
    no: "No",
    cancel: "Annulla",
    close: "Chiudi",
    retry: "Riprova",
    optional: "(facoltativo)",
    poweredBy: "powered by",
  },

  a11y: {
    skipToContent: "Vai al contenuto",
    skipToCart: "Vai all’ordine",
    closeMessage: "Chiudi avviso",
    increase: (what) => `Aumenta ${what}`,
    decrease: (what) => `Diminuisci ${what}`,
    quantityOf: (what) => `Quantità di ${what}`,
    mainNavigation: "Pagine",
    categoryNavigation: "Categorie del menù",
    cartRegion: "Il suo ordine",
    logoOf: (business) => `Logo di ${business}`,
    photoOf: (title) => `Foto di ${title}`,
    opensInNewTab: "si apre in un’altra scheda",
  },

  header: {
    openMenu: "Apri navigazione",
    closeMenu: "Chiudi navigazione",
    fontSize: "Dimensione testo",
    fontSizeValue: (sizePx) => `Testo di ${sizePx} punti`,
    smallerFont: "Riduci il testo",
    largerFont: "Ingrandisci il testo",
    language: "Lingua",
    chooseLanguage: "Scegli la lingua",
    search: "Cerca nel menù",
    searchPlaceholder: "Che cosa cerca?",
    openSearch: "Apri ricerca",
    clearSearch: "Cancella ricerca",
    admin: "Admin",
    signIn: "Accedi",
    signOut: "Esci",
  },

  pages: {
    home: "Home",
    delivery: "Consegna",
    "easy-order": "Ordine in camera",
    cardapio: "Menù",
    book: "Book",
    site: "Sito",
    menu: "Menù",
    orders: "Ordini",
    newOrder: "Nuovo ordine",
    tables: "Tavoli",
    kitchen: "Cucina",
    board: "Schermo",
    priceTable: "Tabella prezzi",
    translations: "Traduzioni",
    day: "Chiusura",
    reports: "Report",
    privacy: "Privacy",
  },

  figures: it,

  menu: {
    heading: "Menù",
    emptyTitle: "Il menù è in preparazione",
    empty: "Non c’è ancora nulla da mostrare qui. Torni tra poco.",
    emptyCategory: "Nessun articolo per ora",
    itemCount: (count) => (count === 1 ? "1 articolo" : `${count} articoli`),
    enlargePhoto: (title) => `Ingrandisci la foto di ${title}`,
    soldOut: "Esaurito",
    inCart: (quantity) => `${quantity} nell’ordine`,
    about: "Chi siamo",
    address: "Indirizzo",
    showMap: "Mostra mappa",
    hideMap: "Chiudi mappa",
    mapOf: (business) => `Mappa di ${business}`,
    contact: "Contatti",
    table: (number) => `Tavolo ${number}`,
    whatsapp: "WhatsApp",
    closedTitle: "Menù offline",
    closed: "Questo locale al momento non è disponibile online.",
  },

  search: {
    tooShort: (letters) => `Inserisca almeno ${letters} lettere.`,
    resultCount: (count) => (count === 1 ? "1 articolo trovato" : `${count} articoli trovati`),
    none: (query) => `Nessun risultato per “${query}”.`,
    showAll: "Vedi tutto il menù",
  },

  item: {
    addOne: (title) => `Aggiungi ${title}`,
    unavailable: "Questo articolo non è disponibile al momento.",
    added: (title) => `${title} è nell’ordine.`,
    from: "a partire da",
  },

  cart: {
    heading: "Il suo ordine",
    emptyTitle: "Il suo ordine è vuoto",
    empty: "Scelga un articolo del menù per cominciare.",
    finish: "Concludi l’ordine",
  },

  rating: {
    rate: "Valuta",
    heading: "Com’è andata?",
  },

  states: {
    errorTitle: "Qualcosa è andato storto",
    loadFailed: "Impossibile caricare questa pagina.",
    offlineTitle: "Senza internet",
    offline: "Sta vedendo l’ultima versione salvata su questo dispositivo.",
    offlineOrder: "Per inviare l’ordine serve internet. Resta salvato qui.",
    backOnline: "La connessione è tornata.",
    sessionExpired: "La sessione è terminata. Acceda di nuovo per continuare.",
    noNetwork: "Manca internet. Controlli la connessione e riprovi.",
    unknownError: "Si è verificato un errore",
    tooManyTries: (time) => `Troppi tentativi di fila. Attenda ${time} e riprovi.`,
    notFoundTitle: "Pagina non trovata",
    notFound: "L’indirizzo potrebbe essere cambiato.",
    goToMenu: "Vai al menù",
    needsJavaScript: "Per ordinare, attivi JavaScript nel browser.",
  },
};

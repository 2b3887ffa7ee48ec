import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { settingsText } from "../settings-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Sezioni",
  groups: { business: "Attività", selling: "Vendite", site: "Sito", people: "Persone" },

  inactive: {
    title: "Account disattivato",
    explanation:
      "I clienti vedono solo nome, logo e contatti. Le impostazioni tornano con il sito, come le ha lasciate.",
  },

  fields: settingWords("it"),
  atMost: (max) => `Inserisca un numero da 0 a ${max}.`,

  business: {
    title: "Locale",
    help: "Come appare la sua attività sul sito e sulle ricevute.",
    name: "Nome",
    nameHint: "Appare in alto sul sito e nella scheda del browser.",
    source: "Pagina principale",
    sourceHint: "La pagina del menù: lì portano la navigazione e Admin.",
    timeZone: "Fuso orario",
    timeZoneHint: "Gli orari degli ordini seguono questo fuso.",
    dayEnd: "Fine della giornata del ristorante",
    dayEndHint:
      "Ciò che si vende dopo mezzanotte e fino a quest’ora è del giorno prima. Vale dalla fine della giornata di oggi; i giorni passati restano come sono stati chiusi.",
    currency: "Valuta",
    currencyHint: (price) => `Sta prima di ogni importo: ${price}`,
    otherTimeZones: "Altri Paesi",
    otherTimeZone: (name) => `Altro (${name})`,
  },

  contacts: {
    title: "Contatti",
    help: "Come i clienti la raggiungono. Ciò che è vuoto non appare.",
  },

  address: {
    title: "Indirizzo",
    help: "Appare in fondo al sito quando c’è un CEP (codice postale).",
    complementPlaceholder: "Negozio, piano, zona",
    mapRecognised: "Mappa riconosciuta.",
    showMap: "Vedi la mappa",
    hideMap: "Chiudi la mappa",
    mapPreview: "Anteprima della mappa",
  },

  about: {
    title: "Chi siamo",
    help: "La storia del locale, orari, avvisi. Se vuota, la sezione non appare.",
    label: "Testo della sezione Chi siamo",
  },

  services: {
    title: "Orari e servizi",
    help: "Quando e come i clienti possono ordinare. Fuori orario il menù resta online e dice quando apre.",
  },

  areas: {
    title: "Zone e costi",
    help: "Dove consegna, e a quanto. L’asporto non ha costi né zona.",
  },

  payment: {
    title: "Pagamento",
    help: "Come incassa il locale: ciò che il cliente sceglie concludendo un ordine e ciò che il personale registra.",
    keyWithoutPix:
      "PIX non è selezionato: il cliente vede questa chiave concludendo l’ordine, ma non può scegliere di pagare con PIX. Se accetta PIX, lo selezioni sopra.",
    pixWithoutKey:
      "PIX è selezionato, ma non c’è una chiave: il cliente sceglie PIX e non vede dove pagare.",
    wrongPixKey:
      "Questa chiave non è valida: controlli che le cifre siano quelle che mostra la sua banca. Con essa non c’è un codice PIX con l’importo dell’ordine.",
    longPixName: (name, count, most) =>
      `Il nome in questo codice, “${name}”, ha ${count} lettere, e lo standard PIX ne ammette ${most}: alcune banche rifiutano il pagamento. Generi di nuovo il codice con un nome più corto, o usi solo la chiave.`,
    longPixCity: (city, count, most) =>
      `La città in questo codice, “${city}”, ha ${count} lettere, e lo standard PIX ne ammette ${most}: alcune banche rifiutano il pagamento. Generi di nuovo il codice con una forma più corta, o usi solo la chiave.`,
    fixedPixAmount: (amount) =>
      `Questo codice addebita sempre ${amount}, qualunque sia l’ordine. Usi un codice senza importo, o solo la chiave.`,
    singlePixCode:
      "Questo codice vale per un solo addebito, e può scadere. Usi un codice che valga sempre, o solo la chiave.",
    methodsHint: "Il cliente e il personale scelgono tra quelli selezionati.",
  },

  tables: {
    title: "Tavoli e servizio",
    help: "Per gli ordini fatti al tavolo.",
  },

  rooms: {
    title: "Camere",
    help: "Per i codici QR, uno per camera.",
    count: "Numero di camere",
    countHint:
      "I codici sono numerati a partire da 1. L’ospite può indicare un’altra camera nell’ordine.",
  },

  printing: {
    title: "Stampa",
    help: "Ogni ordine accettato esce su carta, alla stampante di ogni postazione.",
  },

  languages: {
    title: "Lingue",
    help: "Le lingue che il visitatore può scegliere. Ciò che non è tradotto appare in portoghese.",
    on: "Attiva",
    off: "Non attiva",
    always: "Sempre attiva",
    inactive: "Lingue non attive",
    translate: "Traduci il menù",
  },

  colours: {
    title: "Colori",
    help: "I colori del suo sito. Se vuoti, valgono i nostri.",
    keys: { paper: "Sfondo", surface: "Schede", ink: "Testo", accent: "Risalto" },
    hints: {
      paper: "Dietro a tutto.",
      surface: "Dietro a finestre, campi e pulsanti chiari.",
      ink: "Il testo.",
      accent: "Pulsanti e link.",
    },
    pick: (name) => `Scegli: ${name}`,
    placeholder: "Predefinito",
    toDefault: "Usa il predefinito",
    toDefaultFor: (name) => `Usa il predefinito per ${name}`,
    preview: "Anteprima del sito con questi colori",
    previewNav: ["Pizze", "Bevande", "Dolci"],
    previewItem: "Pizza Margherita",
    previewText: "Pomodoro, mozzarella e basilico",
    previewPrice: "R$ 42,90",
    previewLink: "Mostra mappa",
    previewButton: "Concludi l’ordine",
    warnings: {
      ink: (contrast, instead) =>
        `Difficile da leggere sullo sfondo: contrasto ${contrast}, e il minimo è 4,5. Il sito usa ${instead} al suo posto.`,
      surface: (contrast, instead) =>
        `Il testo è difficile da leggere su questo colore: contrasto ${contrast}, e il minimo è 4,5. Il sito usa ${instead} al suo posto.`,
      accent: (contrast, instead) =>
        `I pulsanti prendono questo colore. Come testo è difficile da leggere (contrasto ${contrast}, e il minimo è 4,5): i link usano ${instead}.`,
    },
  },

  features: {
    title: "Funzioni",
    help: "Ciò che il suo locale offre. Ciò che è disattivato sparisce dal sito; ciò che è ordinato resta in Ordini.",
    notAllowed: "Non attivo per il suo account: si rivolga a chi gestisce il sito.",
    names: {
      delivery: "Consegna",
      linktree: "Pagina di link",
      localOrder: "Ordine al tavolo",
      easyOrder: "Ordine in camera",
      attendantOrder: "Conti del cameriere",
    },
    explanations: {
      delivery:
        "Il cliente ordina dal sito e lo riceve a casa: la pagina Consegna ha carrello e indirizzo.",
      linktree: "La home ha testi e pulsanti suoi, e da lì entra il cliente.",
      localOrder: "Al tavolo, il cliente inquadra il codice QR e chiama il cameriere.",
      easyOrder:
        "Il cliente ordina indicando la camera o il tavolo, senza indirizzo e senza pagare sul sito.",
      attendantOrder: "Il personale apre conti ai tavoli, invia ordini e incassa.",
    },
  },

  qrCode: {
    title: "Codice QR",
    help: "Un PDF pronto da stampare e ritagliare: il codice del sito e, se ci sono tavoli, uno per ciascuno.",
    newTab: "Il PDF si apre in un’altra scheda.",
  },

  printedMenu: {
    title: "Menù stampato",
    help: "Un PDF del menù da stampare, fatto con ciò che è sul sito adesso.",
  },

  staff: {
    title: "Personale",
    help: "Chi può accedere. I camerieri seguono gli ordini; gli amministratori modificano anche il menù e le impostazioni.",
    add: "Nuovo cameriere",
    you: "Lei",
    edit: "Modifica",
    remove: "Rimuovi",
    of: (action, name) => `${action}: ${name}`,
    addTitle: "Nuovo accesso",
    editTitle: (name) => `Modifica ${name}`,
    passwordTitle: (name) => `Nuova password di ${name}`,
    name: "Nome",
    user: "E-mail",
    userHint: "È con questa che la persona accede.",
    password: "Password",
    newPassword: "Nuova password",
    passwordHint: `Almeno ${minPasswordLength} caratteri. Concordi la password con la persona.`,
    resetHint: `Almeno ${minPasswordLength} caratteri. La persona viene disconnessa ovunque e accede con la nuova.`,
    level: "Può",
    levels: { 1: "Amministrare tutto", 2: "Servire e seguire gli ordini" },
    create: "Crea accesso",
    removeQuestion: (name) => `Rimuovere l’accesso di ${name}?`,
    removeExplanation:
      "La persona viene disconnessa subito e non può più accedere. I suoi ordini restano.",
    blockQuestion: (name) => `Bloccare ${name}?`,
    unblockQuestion: (name) => `Sbloccare ${name}?`,
    blockExplanation:
      "La persona viene disconnessa subito e può accedere di nuovo solo quando la sblocca.",
    unblockExplanation: "La persona può accedere di nuovo, con la stessa password.",
    created: (name) => `${name} ora può accedere.`,
    changed: (name) => `I dati di ${name} sono stati modificati.`,
    passwordReset: (name) => `La password di ${name} è stata cambiata.`,
    nowBlocked: (name) => `L’accesso di ${name} è stato bloccato.`,
    nowUnblocked: (name) => `L’accesso di ${name} è stato sbloccato.`,
    removed: (name) => `L’accesso di ${name} è stato rimosso.`,
    loadFailed: "Impossibile caricare il personale.",
    errors: {
      name: "Inserisca il nome.",
      user: "Inserisca l’e-mail.",
      shortPassword: `La password deve avere almeno ${minPasswordLength} caratteri.`,
    },
  },

  ratings: {
    title: "Valutazioni",
    help: "Che cosa hanno detto i clienti, dalla più recente alla più vecchia.",
    average: (average) => `${average} su 5`,
    stars: (rate) => (rate === 1 ? "1 stella su 5" : `${rate} stelle su 5`),
    count: (count) => (count === 1 ? "1 valutazione" : `${count} valutazioni`),
    withoutOrder: "senza ordine",
    noAverage: "Ancora nessuna media: nessuna è di chi ha già ordinato.",
    averageHelp:
      "Anche chi non ha ancora ordinato può valutare; quei voti non entrano nella media.",
    more: "Vedi altre valutazioni",
    emptyTitle: "Ancora nessuna valutazione",
    empty: "Quando un cliente valuta, il voto e il commento appaiono qui.",
    loadFailed: "Impossibile caricare le valutazioni.",
  },

  access: {
    title: "Password e accesso",
    help: "La password del suo account di amministratore.",
    lengthHint: `Almeno ${minPasswordLength} caratteri. I suoi altri dispositivi vengono disconnessi.`,
  },

  history: {
    title: "Cronologia modifiche",
    help: "Le ultime modifiche di prezzi, impostazioni e servizi: chi, quando e com’era.",
    change: (name, from, to) => `${name}: ${from} → ${to}`,
    changed: (name) => `${name}: modificato`,
    nothing: "vuoto",
    on: "sì",
    off: "no",
    none: "nessuno",
    unnamed: {
      "data.logo": "Logo",
      "data.banner": "Banner",
      "data.active": "Sito online",
      "extras.home_ctas": "Pulsanti della home",
      other: "Pagina iniziale",
    },
    loadFailed: "Impossibile caricare la cronologia.",
  },

  errors: {
    required: "Inserisca il nome del locale.",
    currency_digits: "Inserisca la valuta, come R$ o US$, senza cifre.",
    invalid_contact: "Inserisca il telefono con il prefisso, o con + e il prefisso del Paese.",
    invalid_postal_code: "Il CEP ha 8 cifre.",
    invalid_document: "Questo CPF o CNPJ non è valido.",
    unknown_map:
      "Questa mappa non è riconosciuta. Usi il codice da incorporare di Google Maps o di OpenStreetMap.",
    invalid_pix: "Questa chiave PIX non è valida. Controlli com’è nella sua banca.",
    invalid_colour: "Inserisca un colore come #6e2247.",
  },

  activity: {
    title: "Sito online",
    help: "Per ferie o lavori può mettere il sito offline. Nulla di ciò che contiene va perso.",
    isOpen: "Online",
  },
};

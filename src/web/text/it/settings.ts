import type { settingsText } from "../settings-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Sezioni",
  groups: { business: "Attività", selling: "Vendite", site: "Sito", people: "Persone" },
  titles: {
    business: "Locale",
    contacts: "Contatti",
    address: "Indirizzo",
    about: "Chi siamo",
    services: "Orari e servizi",
    areas: "Zone e costi",
    payment: "Pagamento",
    tables: "Tavoli e servizio",
    rooms: "Camere",
    printing: "Stampa",
    languages: "Lingue",
    colours: "Colori",
    features: "Funzioni",
    qrCode: "Codice QR",
    printedMenu: "Menù stampato",
    activity: "Sito online",
    staff: "Personale",
    ratings: "Valutazioni",
    access: "Password e accesso",
    history: "Cronologia modifiche",
  },
};

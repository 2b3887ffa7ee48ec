import type { settingsSiteText } from "../settings-site-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSite: Translated<typeof settingsSiteText> = {
  languages: {
    help: "Le lingue che il visitatore può scegliere. Ciò che non è tradotto appare in portoghese.",
    on: "Attiva",
    off: "Non attiva",
    always: "Sempre attiva",
    translate: "Traduci il menù",
  },
  colours: {
    help: "I colori del tuo sito. Se vuoti, valgono i nostri.",
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
    help: "Ciò che il tuo locale offre. Ciò che è disattivato sparisce dal sito; ciò che è già ordinato resta in Ordini.",
    notAllowed: "Non attivo per il tuo account: rivolgiti a chi gestisce il sito.",
    explanations: {
      delivery:
        "Il cliente ordina dal sito e riceve tutto a casa: la pagina Consegna ha carrello e indirizzo.",
      linktree: "La home ha testi e pulsanti propri, e da lì entra il cliente.",
      localOrder: "Al tavolo, il cliente inquadra il codice QR e chiama il cameriere.",
      easyOrder:
        "Il cliente ordina indicando la camera o il tavolo, senza indirizzo e senza pagare sul sito.",
      attendantOrder: "Il personale apre conti ai tavoli, invia ordini e incassa.",
    },
  },
};

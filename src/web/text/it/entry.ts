import type { entryText } from "../entry-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const entry: Translated<typeof entryText> = {
  entry: {
    week: {
      limit: "Solo in certi orari",
      hint: "Fuori da questi resta nel menù, con gli orari, e non si può ordinare.",
      incomplete: "Completa gli orari per salvare.",
      never: "Non disponibile",
    },
    optionMaxQty: "Massimo di questa opzione",
    numberNone: { min: "0", max: "senza limite", free_qty: "0", max_qty: "senza limite" },
    rules: {
      min_above_max: "il minimo supera il massimo",
      free_above_max: "ce ne sono più gratis di quante si possano scegliere",
      min_above_options: "non ci sono tante opzioni da scegliere",
      heading: "Regole di scelta",
      guestsRead: "Il cliente vede:",
      anyNumber: "nulla, può sceglierne quante vuole",
      unmet: (min, options) =>
        options === 0
          ? `Minimo ${min}, ma non ci sono opzioni: l’articolo non si può ordinare`
          : options === 1
            ? `Minimo ${min}, ma c’è solo 1 opzione: l’articolo non si può ordinare`
            : `Minimo ${min}, ma ci sono solo ${options} opzioni: l’articolo non si può ordinare`,
    },
    choices: {
      sum: "Somma dei prezzi",
      highest: "Prezzo della più cara",
      average: "Media dei prezzi",
      prepared: "Preparato nel locale",
      resale: "Rivendita",
      alcohol: "Bevanda alcolica",
    },
    picture: (title) => `Foto di ${title}`,
    pictures: (count) => `${count} foto`,
    active: "Attivo",
    navHide: "Fuori navigazione",
    itemNavHide: "Fuori navigazione: solo il personale vede l’articolo, sul conto",
    finish: (title) => `Termina la modifica di ${title}`,
    finishShort: "Termina",
    place: "Sposta",
    delete: "Elimina",
    pictureOnItsWay: "Attendi la fine del caricamento della foto.",
    fallback: (portuguese) => `Se vuoto, appare il portoghese: ${portuguese}`,
  },

  icons: {
    heading: "Icone",
    none: "Ancora nessuna icona.",
    add: "Nuova icona",
    title: "Titolo dell’icona",
    picture: "Immagine dell’icona",
    pictureRequired: "Scegli l’immagine dell’icona!",
    manage: "Gestisci icone",
    remove: (title) => `Elimina l’icona ${title}`,
    removeQuestion: (title) => `Eliminare l’icona ${title}?`,
    removeExplanation: "Sparisce da tutti gli articoli che la mostrano.",
    gone: "Un’altra persona ha eliminato questa icona.",
  },

  lost: {
    heading: "Un’altra persona l’ha eliminato",
    gone: (title) => `${title}: eliminato mentre modificavi. Questo non è stato salvato:`,
    placeGone: (title) =>
      `Il posto di ${title} è stato eliminato mentre scrivevi. Questo non è stato salvato:`,
    goneShort: (title) => `Un’altra persona ha eliminato ${title}.`,
    bringBack: "Ripristina",
  },

  copying: {
    duplicate: "Duplica",
    toOthers: "Copia su altri articoli",
  },
};

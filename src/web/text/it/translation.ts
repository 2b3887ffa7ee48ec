import type { translationText } from "../translation-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const translation: Translated<typeof translationText> = {
  explanation:
    "L’originale sta da un lato e la traduzione dall’altro. Invio va al campo successivo, Esc annulla. Ciò che resta vuoto appare in portoghese.",
  none: "Il tuo sito è solo in portoghese. Scegli altre lingue nelle impostazioni, e appariranno qui.",
  toSettings: "Scegli lingue",
  empty: "Non ci sono ancora testi da tradurre.",
  home: "Pagina iniziale",
  onlyOpen: "Mostra solo ciò che resta da controllare",
  allDone: "Tutto tradotto",
  states: {
    missing: (count) => (count === 1 ? "1 manca" : `${count} mancano`),
    outdated: (count) => (count === 1 ? "1 non aggiornata" : `${count} non aggiornate`),
    same: (count) => (count === 1 ? "1 uguale all’originale" : `${count} uguali all’originale`),
  },
  marks: {
    missing: "Manca",
    outdated: "Non aggiornata",
    same: "Uguale all’originale",
    done: "Tradotta",
  },
  fields: {
    title: "Titolo",
    subtitle: "Descrizione",
    text: "Testo della pagina",
    minibio: "Mini bio",
    button: "Pulsante",
  },
  within: " › ",
  label: (where, field) => (where === "" ? field : `${where}: ${field}`),
  original: "Originale",
  originalWas: (was) => `Prima era: ${was}`,
  originalChanged: "L’originale è cambiato dopo che hai iniziato a tradurre.",
  stillRight: "È ancora giusta",
  meantSame: "Va bene così",
  confirmed: "Traduzione controllata.",
  notConfirmed: (reason) => `Impossibile controllare la traduzione. ${reason}`,
  repeat: (count) =>
    count === 1 ? "Riusa 1 traduzione già fatta" : `Riusa ${count} traduzioni già fatte`,
  repeated: (count) =>
    count === 1
      ? "Compilato 1 testo uguale a un altro. Controllalo e salva."
      : `Compilati ${count} testi uguali ad altri. Controllali e salva.`,

  suggestions: {
    ask: (count) => (count === 1 ? "Suggerisci 1 traduzione" : `Suggerisci ${count} traduzioni`),
    explanation:
      "Una macchina suggerisce, tu verifichi. Nulla viene salvato prima, e le arrivano solo i testi del menù.",
    mark: "Suggerimento automatico",
    accept: "Accetta",
    drop: "Scarta",
    waiting: (count) =>
      count === 1
        ? "1 suggerimento non è ancora stato controllato e non viene salvato."
        : `${count} suggerimenti non sono ancora stati controllati e non vengono salvati.`,
    came: (count) => (count === 1 ? "1 suggerimento arrivato." : `${count} suggerimenti arrivati.`),
    cutShort: (count, reason) =>
      count === 1
        ? `È arrivato solo 1 suggerimento, gli altri no. ${reason}`
        : `Sono arrivati solo ${count} suggerimenti, gli altri no. ${reason}`,
    failed: (reason) => `I suggerimenti non sono arrivati. ${reason}`,
  },

  file: {
    heading: "Per un traduttore",
    explanation:
      "Scarica un foglio di calcolo con l’originale e la traduzione, invialo a chi traduce e importalo di nuovo. Prima di salvare vedi che cosa cambia.",
    save: (language) => `Scarica foglio di calcolo (${language})`,
    bring: "Importa foglio di calcolo",
    name: (language) => `traduzioni-${language}.csv`,
    columns: ["chiave", "dove", "originale", "traduzione", "stato", "versione"],
    tooLarge: (megabytes) => `Il file supera ${megabytes} MB.`,
    noRows: "Questo file non ha testi: usa il foglio di calcolo che hai scaricato qui.",
    unreadable: "Impossibile leggere il file. Salva il foglio di calcolo come CSV.",
    review: "Che cosa cambia",
    changes: (count) =>
      count === 0
        ? "Non cambia nulla."
        : count === 1
          ? "1 traduzione cambia."
          : `${count} traduzioni cambiano.`,
    outdated: (count) =>
      count === 1
        ? "In 1 di esse l’originale è cambiato dopo il foglio di calcolo: resta segnata come non aggiornata."
        : `In ${count} di esse l’originale è cambiato dopo il foglio di calcolo: restano segnate come non aggiornate.`,
    changedSince: "L’originale è cambiato dopo il foglio di calcolo",
    unknown: (count) =>
      count === 1
        ? "1 riga è rimasta fuori: la chiave non esiste qui."
        : `${count} righe sono rimaste fuori: le chiavi non esistono qui.`,
    tooLong: (count) =>
      count === 1
        ? "1 riga è rimasta fuori: la traduzione è troppo lunga."
        : `${count} righe sono rimaste fuori: le traduzioni sono troppo lunghe.`,
    twice: (count) =>
      count === 1
        ? "1 riga è rimasta fuori: la chiave si ripete."
        : `${count} righe sono rimaste fuori: le chiavi si ripetono.`,
    newer: (count) =>
      count === 1
        ? "1 riga è rimasta fuori: la traduzione è cambiata qui dopo il foglio di calcolo."
        : `${count} righe sono rimaste fuori: le traduzioni sono cambiate qui dopo il foglio di calcolo.`,
    garbled: (count) =>
      count === 1
        ? "1 riga è rimasta fuori: le lettere sono andate perse. Salva il foglio di calcolo come CSV UTF-8."
        : `${count} righe sono rimaste fuori: le lettere sono andate perse. Salva il foglio di calcolo come CSV UTF-8.`,
    line: (line, key) => `Riga ${line}: ${key}`,
    before: "Prima",
    after: "Dopo",
    blank: "vuoto",
    more: (count) => (count === 1 ? "e 1 altra" : `e altre ${count}`),
    apply: (count) => (count === 1 ? "Salva 1 traduzione" : `Salva ${count} traduzioni`),
    applied: (count) => (count === 1 ? "1 traduzione salvata." : `${count} traduzioni salvate.`),
    changedMeanwhile:
      "Un’altra persona ha appena modificato queste traduzioni. Rivedi che cosa cambia.",
  },

  saving: {
    region: "Salva le traduzioni",
    unsaved: (count) =>
      count === 1
        ? "1 traduzione è cambiata e non è salvata."
        : `${count} traduzioni sono cambiate e non sono salvate.`,
    gone: (count) =>
      count === 1
        ? "Un’altra persona ha eliminato 1 testo che avevi tradotto."
        : `Un’altra persona ha eliminato ${count} testi che avevi tradotto.`,
  },
};

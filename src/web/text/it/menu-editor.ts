import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of menu-editor-dictionary.ts in Italian. */
export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    label: "Lingua del testo",
    missing: "da tradurre",
    missingCount: (count) => (count === 1 ? "Manca 1 lingua" : `Mancano ${count} lingue`),
  },

  lost: {
    heading: "Un’altra persona l’ha eliminato",
    gone: (title) => `${title} è stato eliminato mentre modificava. Questo non è stato salvato:`,
    placeGone: (title) =>
      `Il posto di ${title} è stato eliminato mentre scriveva. Questo non è stato salvato:`,
    goneShort: (title) => `Un’altra persona ha eliminato ${title}.`,
    bringBack: "Ripristina",
    discard: "Scarta",
  },

  entry: {
    inactive: "Non attivo",
    hiddenFromNavigation: "Fuori navigazione",
    edit: (title) => `Modifica ${title}`,
    finish: (title) => `Concludi la modifica di ${title}`,
    open: (title) => `Apri ${title}`,
    title: "Titolo",
    subtitle: "Descrizione",
    inLanguage: (field, language) => `${field} (${language})`,
    fields: {
      priceCents: "Prezzo",
      serves: "Per quante persone",
      min: "Minimo",
      max: "Massimo",
      price_rule: "Come si addebita",
      free_qty: "Gratis",
      max_qty: "Massimo per ordine",
      available: "Orari in cui si può ordinare",
      stock: "Scorta (vuoto, senza limite)",
      tax_class: "Classe fiscale",
    },
    week: {
      limit: "Solo in certi orari",
      hint: "Fuori da questi resta nel menù, con gli orari, e non si può ordinare.",
      incomplete: "Completi gli orari: ciò che manca non viene salvato.",
      never: "Non disponibile",
    },
    optionMaxQty: "Massimo di questa opzione",
    numberNone: { min: "0", max: "senza limite", free_qty: "0", max_qty: "senza limite" },
    rules: {
      min_above_max: "il minimo supera il massimo",
      free_above_max: "più gratis di quante si possono scegliere",
      min_above_options: "non ci sono tante opzioni da scegliere",
      heading: "Regole di scelta",
      guestsRead: "Il cliente legge:",
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
      prepared: "Fatto in casa",
      resale: "Rivendita",
      alcohol: "Bevanda alcolica",
    },
    picture: (title) => `Foto di ${title}`,
    aPicture: "Foto",
    pictures: (count) => `${count} foto`,
    titleRequired: "Scriva almeno il titolo!",
    active: "Attivo",
    navHide: "Fuori navigazione",
    itemNavHide: "Fuori navigazione: solo il personale vede l’articolo, sul conto",
    save: "Salva",
    finishShort: "Concludi",
    discard: "Scarta",
    place: "Sposta",
    delete: "Elimina",
    pictureOnItsWay: "Attenda la fine dell’invio della foto.",
    fallback: (portuguese) => `Vuoto, vale il portoghese: ${portuguese}`,
  },

  adding: {
    category: "Nuova categoria",
    item: "Nuovo articolo",
    group: "Nuova sottocategoria",
    option: "Nuova opzione",
    categoryTitle: "Scriva il titolo della categoria!",
    itemTitle: "Scriva il titolo dell’articolo!",
    groupTitle: "Scriva il titolo della sottocategoria!",
    optionTitle: "Scriva il titolo dell’opzione!",
    add: "Aggiungi",
    added: (title) => `${title} è stato aggiunto.`,
    firstCategory: "Cominci da una categoria, come Pizze o Bevande.",
    emptyTitle: "Il suo menù è vuoto",
    noItems: "Ancora nessun articolo.",
    noGroups: "Aggiunga sottocategorie a scelta del cliente, come Impasto o Cottura della carne.",
  },

  icons: {
    heading: "Icone",
    none: "Ancora nessuna icona.",
    add: "Nuova icona",
    title: "Titolo dell’icona",
    picture: "Immagine dell’icona",
    pictureRequired: "Scelga l’immagine dell’icona!",
    manage: "Gestisci icone",
    remove: (title) => `Elimina l’icona ${title}`,
    removeQuestion: (title) => `Eliminare l’icona ${title}?`,
    removeExplanation: "Sparisce da tutti gli articoli che la mostrano.",
    gone: "Un’altra persona ha eliminato questa icona.",
  },

  copying: {
    duplicate: "Duplica",
    duplicated: (title) => `${title} è stato duplicato.`,
    failed: (title, reason) => `Impossibile duplicare ${title}. ${reason}`,
    undone: "La copia è stata annullata.",
    notUndone: (reason) => `Impossibile annullare la copia. ${reason}`,
    toOthers: "Copia su altri articoli",
    heading: (title) => `Copia ${title} su altri articoli`,
    explanation: "La sottocategoria va con tutte le sue opzioni su ogni articolo selezionato.",
    search: "Cerca articolo",
    nothingFound: "Nessun articolo trovato.",
    noOthers: "Non ci sono altri articoli nel menù.",
    hasIt: "ne ha già una con questo titolo",
    chooseSome: "Selezioni almeno un articolo.",
    markShown: "Seleziona tutti",
    unmark: "Deseleziona tutti",
    copy: (count) =>
      count === 0 ? "Copia" : count === 1 ? "Copia su 1 articolo" : `Copia su ${count} articoli`,
    copied: (title, count) =>
      count === 1
        ? `${title} è stato copiato su 1 articolo.`
        : `${title} è stato copiato su ${count} articoli.`,
  },

  deleting: {
    categoryQuestion: (title) => `Eliminare la categoria ${title}?`,
    itemQuestion: (title) => `Eliminare l’articolo ${title}?`,
    groupQuestion: (title) => `Eliminare la sottocategoria ${title}?`,
    withItems: (count) =>
      count === 1
        ? "Anche l’articolo che contiene sarà eliminato."
        : `Anche i ${count} articoli che contiene saranno eliminati.`,
    withGroups: (count) =>
      count === 1
        ? "Anche la sottocategoria che contiene sarà eliminata."
        : `Anche le ${count} sottocategorie che contiene saranno eliminate.`,
    deleted: (title) => `Ha eliminato ${title}.`,
    undo: "Annulla",
    restored: (title) => `${title} è tornato.`,
    failed: (title, reason) => `Impossibile eliminare ${title}. ${reason}`,
    notRestored: (title, reason) => `Impossibile ripristinare ${title}. ${reason}`,
  },

  sorting: {
    heading: "Ordina",
    headingOf: (title) => `Ordina ${title}`,
    place: (title) => `Sposta ${title}`,
    categories: "Ordina categorie",
    items: "Ordina articoli",
    groups: "Ordina sottocategorie",
    options: "Ordina opzioni",
    position: "Posizione",
    first: "Primo",
    last: "Ultimo",
    before: "Sopra",
    after: "Sotto",
    reference: "Articolo di riferimento",
    choose: "Scelga un articolo",
    referenceRequired: "Scelga l’articolo di riferimento.",
    move: "Sposta",
    hint: "Trascini dalla maniglia o usi le frecce.",
    drag: (title) => `Trascina ${title}`,
    up: (title) => `Sposta su ${title}`,
    down: (title) => `Sposta giù ${title}`,
    moved: (title, place, count) => `${title}: posizione ${place} di ${count}.`,
    movedTo: (title, category) => `${title} è in ${category}.`,
    moveUpQuestion: (category) => `Spostare nella categoria precedente, ${category}?`,
    moveDownQuestion: (category) => `Spostare nella categoria successiva, ${category}?`,
    above: (category) => `Sposta alla fine di ${category}`,
    below: (category) => `Sposta all’inizio di ${category}`,
    instructions:
      "Per prendere, prema spazio o Invio. Sposti con le frecce e prema di nuovo per lasciare, o Esc per rinunciare.",
    picked: (title) => `${title} è stato preso.`,
    over: (title, place) => `${title} è in: ${place}.`,
    placeNumber: (place, count) => `posizione ${place} di ${count}`,
    dropped: (title, place) => `${title} è rimasto in: ${place}.`,
    cancelled: (title) => `${title} è tornato al suo posto.`,
  },

  intervals: {
    opens: "Apre",
    closes: "Chiude",
    ofDay: (what, day) => `${what}, ${day}`,
    addInterval: (day) => `Nuovo orario: ${day}`,
    removeInterval: (day, which) => `Rimuovi orario: ${day}, ${which}`,
    wholeDay: "tutto il giorno",
    untilMidnight: "fino a mezzanotte",
    untilNextDay: (time) => `fino alle ${time} del giorno dopo`,
    time: "Scriva l’orario.",
    overlaps: "Questo orario si sovrappone a un altro.",
  },
  weekdays: ["Domenica", "Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì", "Sabato"],

  pictures: {
    send: "Invia foto",
    replace: "Cambia",
    remove: "Rimuovi",
    undo: "Annulla",
    removed: "Foto rimossa.",
    none: "Senza foto",
    dropHere: "Lasci qui una foto",
    dropNow: "Lasci la foto",
    opening: "Apertura della foto...",
    sending: (percent) => `Invio della foto: ${percent}%`,
    preparing: "Preparazione della foto...",
    progressOf: (label) => `Invio della foto: ${label}`,
    sent: "Foto inviata.",
    cancelled: "Invio annullato.",
    unreadable: "Impossibile aprire questo file come foto. Scelga un JPEG, PNG o WebP.",
  },
};

import type { stationText } from "../station-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const station: Translated<typeof stationText> = {
  stations: {
    heading: "Postazioni",
    help: "Dove si fa ogni cosa: bar, forno, griglia. Scegli la postazione di una categoria o di un articolo modificandoli nel menù.",
    none: "Nessuna postazione: tutto esce nello stesso posto.",
    edit: "Modifica postazioni",
    add: "Aggiungi postazione",
    full: (max) => `Al massimo ${max} postazioni.`,
    name: (place) => `Nome della postazione ${place}`,
    unnamed: (place) => `Postazione ${place}`,
    default: "Predefinita",
    defaultField: "Postazione predefinita",
    defaultHint: "Fa ciò che non ha un’altra postazione.",
    nameRequired: "Inserisci il nome della postazione.",
    saved: "Postazioni salvate",
    loadFailed: "Le postazioni non si sono caricate.",
    fieldUsual: { category: (name) => `La predefinita (${name})`, item: "Quella della categoria" },
    gone: "Una postazione che non esiste più",
  },
};

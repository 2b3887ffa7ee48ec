import type { stockText } from "../stock-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stock: Translated<typeof stockText> = {
  title: "Che cosa è esaurito?",
  forAnHour: "Per 1 ora",
  forToday: "Per oggi",
  untilReopened: "Finché non torna",
  back: "Disponibile",
  ofOthers: (count) =>
    count === 1 ? "Anche nell’altro punto del menù" : `Anche negli altri ${count} punti del menù`,
  choicesOf: (title) => `Disponibilità di ${title}`,
  soldOutUntil: (when) => `Esaurito fino alle ${when}`,
  soldOut: (title) => `${title}: esaurito.`,
  available: (title) => `${title}: disponibile.`,
  stillSoldOut: (title) => `${title}: ancora esaurito.`,
  lacks: (group) => `Esaurito finché mancano opzioni in ${group}.`,
  failed: (title, why) => `${title}: nulla è cambiato. ${why}`,
  stock: "Quanti ne restano",
  stockOf: (title) => `Quanti ne restano di ${title}`,
  noLimit: "senza limite",
  save: "Salva",
  counted: (title) => `${title}: scorta salvata.`,
  gone: "Nel menù non c’è più nulla di questo.",
};

import type { againText } from "../again-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const again: Translated<typeof againText> = {
  nothingLeft: "Nulla di questo ordine è disponibile ora",
  changed: "Rispetto a quell’ordine, nel menù è cambiato:",
  gone: "Non è più nel menù",
  soldOut: "Esaurito",
  fewer: (left) => (left === 1 ? "Ne resta solo 1" : `Ne restano solo ${left}`),
  offHours: "Fuori orario",
  choose: "Scegli di nuovo le opzioni",
  dearer: (before, now) => `Salito da ${before} a ${now}`,
  cheaper: (before, now) => `Sceso da ${before} a ${now}`,
  hasItems: (count) =>
    count === 1 ? "Il tuo ordine ha già 1 articolo." : `Il tuo ordine ha già ${count} articoli.`,
  fill: "Metti nell’ordine",
  add: "Aggiungi all’ordine",
  replace: "Sostituisci l’ordine",
  cancel: "Indietro",
};

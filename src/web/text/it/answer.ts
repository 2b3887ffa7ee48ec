import type { answerText } from "../answer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const answer: Translated<typeof answerText> = {
  minutes: (count) => `${count} min`,
  noTime: "Senza orario",
  time: (number) => `Tempo dell’ordine ${number}`,
  step: (signed, number) => `${signed} min all’ordine ${number}`,
  guestReads: "Il cliente vede:",
  guestReadsNothing: "Il cliente non vede un orario.",
  notPromised: (number, reason) => `L’orario dell’ordine ${number} non è cambiato. ${reason}`,
  accept: "Accetta",
  acceptOrder: (number) => `Accetta l’ordine ${number}`,
  accepted: (number) => `Ordine ${number} accettato.`,
  refuse: "Rifiuta",
  refuseOrder: (number) => `Rifiuta l’ordine ${number}`,
  refused: (number) => `Ordine ${number} rifiutato.`,
  question: (number) => `Rifiutare l’ordine ${number}?`,
  keep: "Indietro",
  soldOutHint: "Se l’articolo è finito, segnalo come esaurito, così nessun altro lo ordina:",
  markSoldOut: "Segna articoli come esauriti",
};

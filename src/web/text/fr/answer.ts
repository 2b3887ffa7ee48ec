import type { answerText } from "../answer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const answer: Translated<typeof answerText> = {
  minutes: (count) => `${count} min`,
  noTime: "Sans heure prévue",
  time: (number) => `Délai de la commande ${number}`,
  step: (signed, number) => `${signed} min pour la commande ${number}`,
  guestReads: "Le client voit\u202f:",
  guestReadsNothing: "Le client ne voit pas d’heure.",
  notPromised: (number, reason) => `L’heure de la commande ${number} n’a pas changé. ${reason}`,
  accept: "Accepter",
  acceptOrder: (number) => `Accepter la commande ${number}`,
  accepted: (number) => `Commande ${number} acceptée.`,
  refuse: "Refuser",
  refuseOrder: (number) => `Refuser la commande ${number}`,
  refused: (number) => `Commande ${number} refusée.`,
  question: (number) => `Refuser la commande ${number}\u202f?`,
  keep: "Retour",
  soldOutHint: "Si l’article est épuisé, marquez-le pour que plus personne ne le commande\u202f:",
  markSoldOut: "Marquer des articles épuisés",
};

import type { ratingText } from "../rating-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rating: Translated<typeof ratingText> = {
  score: "La tua valutazione",
  stars: (count) => (count === 1 ? "1 stella" : `${count} stelle`),
  comment: "Commento",
  send: "Invia valutazione",
  required: "Scegli una valutazione.",
  thanksTitle: "Grazie!",
  thanks: "La tua valutazione è stata inviata.",
};

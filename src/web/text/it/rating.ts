import type { ratingText } from "../rating-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rating: Translated<typeof ratingText> = {
  score: "La sua valutazione",
  stars: (count) => (count === 1 ? "1 stella" : `${count} stelle`),
  comment: "Commento",
  send: "Invia valutazione",
  required: "Scelga una valutazione.",
  thanksTitle: "Grazie!",
  thanks: "La sua valutazione è stata inviata.",
};

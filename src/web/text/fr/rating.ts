import type { ratingText } from "../rating-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rating: Translated<typeof ratingText> = {
  score: "Votre note",
  stars: (count) => (count > 1 ? `${count} étoiles` : `${count} étoile`),
  comment: "Commentaire",
  send: "Envoyer la note",
  required: "Choisissez une note.",
  thanksTitle: "Merci\u202f!",
  thanks: "Votre avis a bien été envoyé.",
};

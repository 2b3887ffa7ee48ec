import type { ratingText } from "../rating-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rating: Translated<typeof ratingText> = {
  score: "Su calificación",
  stars: (count) => (count === 1 ? "1 estrella" : `${count} estrellas`),
  comment: "Comentario",
  send: "Enviar calificación",
  required: "Seleccione una calificación.",
  thanksTitle: "¡Gracias!",
  thanks: "Su calificación se envió.",
};

import { dictionary } from "./spoken-language.ts";

export const ratingText = dictionary("rating", {
  score: "Sua avaliação",
  stars: (count: number) => (count === 1 ? "1 estrela" : `${count} estrelas`),
  comment: "Comentário",
  send: "Enviar avaliação",
  required: "Selecione uma avaliação.",
  thanksTitle: "Obrigado!",
  thanks: "Sua avaliação foi enviada com sucesso.",
});

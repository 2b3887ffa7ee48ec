import type { ratingText } from "../rating-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rating: Translated<typeof ratingText> = {
  score: "Your rating",
  stars: (count) => (count === 1 ? "1 star" : `${count} stars`),
  comment: "Comment",
  send: "Send rating",
  required: "Select a rating.",
  thanksTitle: "Thank you!",
  thanks: "Your rating was sent.",
};

import type { ratingText } from "../rating-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rating: Translated<typeof ratingText> = {
  score: "您的评分",
  stars: (count) => `${count} 星`,
  comment: "评论",
  send: "提交评价",
  required: "请选择评分。",
  thanksTitle: "谢谢！",
  thanks: "您的评价已提交。",
};

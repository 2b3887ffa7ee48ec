import type { pictureText } from "../picture-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const picture: Translated<typeof pictureText> = {
  layout: "版式",
  layoutRequired: "请选择版式。",
  show: "查看图片",
  drawing: "正在生成图片……",
  open: "打开图片",
  download: "下载图片",
  of: (number, layout) => `订单 ${number} 的图片，${layout}`,
  gone: "图片已不可用。",
};

import type { entryFieldText } from "../entry-field-dictionary.ts";
import { fieldLabels } from "../entry-field-words.ts";
import type { Translated } from "../spoken-language.ts";

export const entryField: Translated<typeof entryFieldText> = {
  title: "标题",
  subtitle: "描述",
  fields: fieldLabels("cn"),
  aPicture: "图片",
  station: "档口",
};

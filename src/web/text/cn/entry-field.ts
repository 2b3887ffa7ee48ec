import type { entryFieldText } from "../entry-field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of entry-field-dictionary.ts in Chinese. */
export const entryField: Translated<typeof entryFieldText> = {
  title: "标题",
  subtitle: "描述",
  inLanguage: (field, language) => `${field}（${language}）`,

  fields: {
    priceCents: "价格",
    serves: "几人份",
    min: "最少",
    max: "最多",
    price_rule: "计价方式",
    free_qty: "免费",
    max_qty: "每单最多",
    available: "可点时间",
    stock: "库存（留空不限）",
    tax_class: "税类",
  },
  aPicture: "图片",
  station: "档口",
};

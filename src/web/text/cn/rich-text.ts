import type { richTextText } from "../rich-text-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const richText: Translated<typeof richTextText> = {
  richText: {
    toolbar: (label) => `${label} 的格式`,
    bold: "粗体",
    italic: "斜体",
    heading: "标题",
    subheading: "副标题",
    bulletList: "列表",
    numberedList: "编号列表",
    link: "链接",
    removeLink: "去掉链接",
    linkHeading: "文字链接",
    linkAddress: "网址",
    linkHint: "例如 https://...、mailto:... 或 tel:...",
    linkText: "文字",
    apply: "应用",
    badLink: "网址须以 http、https、mailto 或 tel 开头。",
    full: (length) => `文字已达上限 ${length} 个字符。`,
    length: (length, max) => `${length} / ${max} 个字符`,
  },
};

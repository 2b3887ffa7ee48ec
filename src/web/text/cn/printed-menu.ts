import type { printedMenuText } from "../printed-menu-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printedMenu: Translated<typeof printedMenuText> = {
  help: "可打印的菜单 PDF，用网站当前的内容制作。",
  design: "制作菜单",
  designHint: "A4、A5、小册子或折页，带通往当日菜单的二维码。",
  paper: "纸张",
  papers: {
    a4: "A4 纸",
    a5: "A5 纸",
    booklet: "小册子：A4 纸对折",
    flyer: "折页：一张 A4 折成三折",
  },
  bookletHint: "双面打印，沿短边翻转，然后对折。",
  flyerHint: "双面打印，沿短边翻转。内页朝上，先折右边三分之一，再把左边三分之一盖上。",
  letters: "字号",
  sizes: { usual: "标准", large: "大字，方便阅读困难者" },
  languageHint: "未翻译的内容以葡萄牙语印出。",
  prices: "含价格",
  address: "含地址和电话",
  hours: "含营业时间",
  logo: "带店标",
  colours: "用本店颜色",
  coloursHint: "不选则菜单为黑白。",
  preview: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  previousPage: "上一页",
  nextPage: "下一页",
  drawing: "生成中……",
  contents: "包含顾客在菜单上看到的内容，售罄的也在内。停用或隐藏的不包含。",
  download: "下载 PDF",
  downloaded: (pages, sheets) => `PDF 已下载：${pages} 页，双面共 ${sheets} 张纸。`,
  fileName: "menu.pdf",
};

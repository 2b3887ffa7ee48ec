import type { productText } from "../product-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const product: Translated<typeof productText> = {
  front: {
    title: "Comanda",
    what: "为餐厅、酒吧、酒店和咖啡馆提供网上菜单和点餐。每家店在这里都有自己的网址。",
  },

  missing: {
    what: "此网址没有内容。请逐字核对是否与商家公布的一致。如果来自二维码，请向商家索取新的二维码。",
  },

  offline: "此页面尚未保存到本设备，请检查连接后重试。",

  oldBrowser: "此浏览器版本较旧：可以浏览本页，但点餐需要更新的浏览器。",
  pageFailed: "出了点问题。",
  pageReadsOnly: "可以浏览本页，但无法操作。",

  withoutScripts: "本页需要 JavaScript。请在浏览器中启用后重新打开。",
};

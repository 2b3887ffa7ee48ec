import type { settingsSiteText } from "../settings-site-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSite: Translated<typeof settingsSiteText> = {
  languages: {
    help: "访客可选的语言。未翻译的显示为葡萄牙语。",
    on: "启用",
    off: "停用",
    always: "始终启用",
    translate: "翻译菜单",
  },
  colours: {
    help: "网站的颜色。留空则用默认颜色。",
    keys: { paper: "背景", surface: "卡片", ink: "文字", accent: "强调" },
    hints: {
      paper: "一切的背景。",
      surface: "窗口、输入框和浅色按钮的背景。",
      ink: "文字。",
      accent: "按钮和链接。",
    },
    pick: (name) => `选择：${name}`,
    placeholder: "默认",
    toDefault: "用默认",
    toDefaultFor: (name) => `${name} 用默认`,
    preview: "用这些颜色预览网站",
    previewNav: ["披萨", "饮料", "甜点"],
    previewItem: "玛格丽特披萨",
    previewText: "番茄酱汁、马苏里拉奶酪和罗勒",
    previewPrice: "R$ 42.90",
    previewLink: "查看地图",
    previewButton: "去下单",
    warnings: {
      ink: (contrast, instead) =>
        `在背景上难以阅读：对比度 ${contrast}，最低 4.5。网站改用 ${instead}。`,
      surface: (contrast, instead) =>
        `文字在此颜色上难以阅读：对比度 ${contrast}，最低 4.5。网站改用 ${instead}。`,
      accent: (contrast, instead) =>
        `按钮用此颜色。作为文字难以阅读（对比度 ${contrast}，最低 4.5）：链接改用 ${instead}。`,
    },
  },
  features: {
    help: "本店提供的功能。关闭的从网站消失；已下的订单仍在订单中。",
    notAllowed: "您的账户未开通：请联系网站负责人。",
    explanations: {
      delivery: "顾客在网站下单，送货上门：配送页面有购物车和地址。",
      linktree: "首页有您自己的文字和按钮，顾客由此进入。",
      localOrder: "顾客在餐桌扫描二维码，呼叫服务员。",
      easyOrder: "顾客填写客房或桌号点餐，无需地址，也不在网站付款。",
      attendantOrder: "员工为餐桌开账单、发送订单并收款。",
    },
  },
};

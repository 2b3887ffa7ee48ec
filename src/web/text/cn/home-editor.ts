import type { homeEditorText } from "../home-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const homeEditor: Translated<typeof homeEditorText> = {
  home: {
    edit: "编辑首页文字和按钮",
    finish: "完成编辑首页",
    region: "首页文字和按钮",
    aPicture: "一张图片",
    text: "首页文字",
    miniBio: "简介",
    buttons: "按钮",
    noButtons: "还没有按钮。",
    empty: "首页还没有文字和按钮。点铅笔开始编写。",
    addButton: "新按钮",
    fullList: (count) => `最多 ${count} 个按钮。`,
    buttonNumber: (number) => `按钮 ${number}`,
    buttonLabel: "按钮文字",
    buttonLink: "按钮链接",
    linkHint: "https://...、tel:...、mailto:... 或站内页面，如 /cardapio",
    fallback: (label) => `留空则用葡萄牙语：${label}`,
    labelRequired: "请输入按钮文字。",
    linkRequired: "请输入按钮链接。",
    badLink: "链接须以 http、https、tel 或 mailto 开头，或是 /cardapio 这样的页面。",
  },

  banner: {
    edit: "编辑店标和横幅",
    finish: "完成编辑店标和横幅",
    region: "店标和横幅",
    banner: "横幅",
    bannerHint: "各种屏幕都显示图片中部：重点请放中间。",
    logo: "店标",
    logoScale: "店标大小",
    logoScaleValue: (percent) => `${percent}%`,
    logoOffset: "店标垂直位置",
    logoOffsetValue: (pixels) => `${pixels} px`,
    reset: "恢复默认",
    standard: "默认",
    pictureOnItsWay: "请等图片上传完成。",
  },
};

import type { entryText } from "../entry-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const entry: Translated<typeof entryText> = {
  entry: {
    week: {
      limit: "仅限特定时间",
      hint: "其他时间仍在菜单上，显示时间，但不能点。",
      incomplete: "请补全时间后再保存。",
      never: "不供应",
    },
    optionMaxQty: "此选项最多",
    numberNone: { min: "0", max: "不限", free_qty: "0", max_qty: "不限" },
    rules: {
      min_above_max: "最小值大于最大值",
      free_above_max: "免费数量超过可选数量",
      min_above_options: "可选项没有那么多",
      heading: "选择规则",
      guestsRead: "顾客看到：",
      anyNumber: "没有提示，可任意选",
      unmet: (min, options) =>
        options === 0
          ? `最少 ${min} 项，但没有选项：此菜品不能点`
          : `最少 ${min} 项，但只有 ${options} 个选项：此菜品不能点`,
    },
    choices: {
      sum: "价格相加",
      highest: "按最贵的计价",
      average: "按均价计价",
      prepared: "本店制作",
      resale: "转售",
      alcohol: "酒精饮料",
    },
    picture: (title) => `${title} 的图片`,
    pictures: (count) => `${count} 张`,
    active: "启用",
    navHide: "不在导航中",
    itemNavHide: "不在导航中：只有员工在账单里看到",
    finish: (title) => `完成编辑 ${title}`,
    finishShort: "完成",
    place: "移动位置",
    delete: "删除",
    pictureOnItsWay: "请等图片上传完成。",
    fallback: (portuguese) => `留空则用葡萄牙语：${portuguese}`,
  },

  icons: {
    heading: "图标",
    none: "还没有图标。",
    add: "新图标",
    title: "图标标题",
    picture: "图标图片",
    pictureRequired: "请选择图标图片！",
    manage: "管理图标",
    remove: (title) => `删除图标 ${title}`,
    removeQuestion: (title) => `删除图标 ${title}？`,
    removeExplanation: "所有用到它的菜品都会去掉。",
    gone: "此图标已被别人删除。",
  },

  lost: {
    heading: "别人删除了此内容",
    gone: (title) => `您编辑时 ${title} 被删除了。以下未保存：`,
    placeGone: (title) => `您编辑时 ${title} 所在的位置被删除了。以下未保存：`,
    goneShort: (title) => `别人删除了 ${title}。`,
    bringBack: "恢复",
  },

  copying: {
    duplicate: "复制",
    toOthers: "复制到其他菜品",
  },
};

import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    missingCount: (count) => `缺 ${count} 种语言`,
  },

  entry: {
    inactive: "停用",
    hiddenFromNavigation: "不在导航中",
    edit: (title) => `编辑 ${title}`,
    open: (title) => `打开 ${title}`,
    titleRequired: "请至少输入标题！",
  },

  adding: {
    category: "新分类",
    item: "新菜品",
    group: "新子分类",
    option: "新选项",
    categoryTitle: "请输入分类标题！",
    itemTitle: "请输入菜品标题！",
    groupTitle: "请输入子分类标题！",
    optionTitle: "请输入选项标题！",
    add: "添加",
    added: (title) => `${title} 已添加。`,
    firstCategory: "先添加一个分类，如披萨或饮料。",
    emptyTitle: "菜单是空的",
    noItems: "还没有菜品。",
    noGroups: "添加子分类供顾客选择，如饼边或肉类熟度。",
  },

  copying: {
    duplicated: (title) => `${title} 已复制。`,
    failed: (title, reason) => `无法复制 ${title}。${reason}`,
    undone: "已撤销复制。",
    notUndone: (reason) => `无法撤销复制。${reason}`,
    copied: (title, count) => `${title} 已复制到 ${count} 道。`,
  },

  deleting: {
    deleted: (title) => `已删除 ${title}。`,
    restored: (title) => `${title} 已恢复。`,
    failed: (title, reason) => `无法删除 ${title}。${reason}`,
    notRestored: (title, reason) => `${title} 无法恢复。${reason}`,
  },

  sorting: {
    categories: "排序分类",
    items: "排序菜品",
    groups: "排序子分类",
    options: "排序选项",
  },
  lost: (title) => `${title}：最后的修改未保存。`,
  orderLost: "新顺序未保存。",
};

import type { cartText } from "../cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cart: Translated<typeof cartText> = {
  item: {
    options: "选项",
    observation: "菜品备注",
    observationPlaceholder: "如：不要洋葱",
    save: "保存",
    add: "添加",
    addedCount: (title, count) =>
      count === 1 ? `${title} 已加入订单。` : `${title}：又加入 ${count} 份。`,
    undo: "撤销",
    removed: (title) => `${title} 已移出订单。`,
    choose: (group) => `请选择：${group}`,
    missing: (count) => `还需选 ${count} 项。`,
    atMost: (count) => `最多 ${count} 项。`,
    uneven: "每一份的选项都相同：请重新选择。",
    full: (max) => `最多 ${max} 项：要更换，请先去掉一项。`,
    none: "无",
    free: "免费",
    freeOf: (count) => `${count} 项免费`,
    another: "再来一份不同的",
    anotherNote: "这是另加的一份：订单里已有的不变。",
    inOrder: "已点",
    edit: "修改",
    tooManyLines: (lines, entries) => `一个订单最多 ${lines} 行，连选项最多 ${entries} 行。`,
  },
};

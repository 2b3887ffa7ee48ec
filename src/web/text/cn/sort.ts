import type { sortText } from "../sort-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sort: Translated<typeof sortText> = {
  sorting: {
    heading: "排序",
    headingOf: (title) => `排序 ${title}`,
    place: (title) => `移动 ${title}`,
    position: "位置",
    first: "最前",
    last: "最后",
    before: "之上",
    after: "之下",
    reference: "参照菜品",
    choose: "选择菜品",
    referenceRequired: "请选择参照菜品。",
    move: "移动",
    hint: "拖动手柄或用方向键。",
    drag: (title) => `拖动 ${title}`,
    up: (title) => `上移 ${title}`,
    down: (title) => `下移 ${title}`,
    moved: (title, place, count) => `${title}：第 ${place} 位，共 ${count} 位。`,
    movedTo: (title, category) => `${title} 在 ${category} 中。`,
    moveUpQuestion: (category) => `移到上一个分类 ${category}？`,
    moveDownQuestion: (category) => `移到下一个分类 ${category}？`,
    above: (category) => `移到 ${category} 末尾`,
    below: (category) => `移到 ${category} 开头`,
  },

  copying: {
    heading: (title) => `将 ${title} 复制到其他菜品`,
    explanation: "子分类连同全部选项复制到每个勾选的菜品。",
    search: "查找菜品",
    nothingFound: "没有找到菜品。",
    noOthers: "菜单上没有其他菜品。",
    hasIt: "（已有同名的）",
    chooseSome: "请至少勾选一道。",
    markShown: "全部勾选",
    unmark: "全部取消",
    copy: (count) => (count === 0 ? "复制" : `复制到 ${count} 道`),
  },

  deleting: {
    categoryQuestion: (title) => `删除分类 ${title}？`,
    itemQuestion: (title) => `删除菜品 ${title}？`,
    groupQuestion: (title) => `删除子分类 ${title}？`,
    withItems: (count) => `其中的 ${count} 道菜品也会删除。`,
    withGroups: (count) => `其中的 ${count} 个子分类也会删除。`,
  },
};

import type { rowsText } from "../rows-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rows: Translated<typeof rowsText> = {
  rows: {
    drag: (name) => `调整 ${name} 的顺序`,
    moveUp: (name) => `上移 ${name}`,
    moveDown: (name) => `下移 ${name}`,
    moved: (name, position, count) => `${name} 现为第 ${position} 位，共 ${count}。`,
    remove: (name) => `移除 ${name}`,
    removed: (name) => `${name} 已移除。`,
    undo: "撤销",
  },

  dragging: {
    instructions: "按空格或 Enter 拿起，用方向键移动，再按一次放下，按 Escape 放弃。",
    picked: (title) => `已拿起 ${title}。`,
    over: (title, place) => `${title} 位于：${place}。`,
    placeNumber: (place, count) => `第 ${place} 位，共 ${count}`,
    dropped: (title, place) => `${title} 放在：${place}。`,
    cancelled: (title) => `${title} 已回到原位。`,
  },
};

import type { takingText } from "../taking-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const taking: Translated<typeof takingText> = {
  search: "查找菜品",
  inOrder: (count) => `已点 ${count} 份`,
  gone: "已下架",
  optionsOf: (title) => `${title} 的选项和备注`,
  options: "选项和备注",
  noItems: "菜单还没有菜品。",
  menuMissing: "菜单未能加载。",
};

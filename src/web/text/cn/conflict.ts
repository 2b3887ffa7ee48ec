import type { conflictText } from "../conflict-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const conflict: Translated<typeof conflictText> = {
  heading: "别人修改了此内容",
  explanation: "您编辑时，别人保存了不同的内容。保留哪一个？",
  mine: "您的",
  theirs: "别人的",
  empty: "（空）",
  keepMine: "保留我的",
  takeTheirs: "用别人的",
  listChanged: "别人同时修改了此列表，请查看后重试。",
};

import type { stationText } from "../station-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const station: Translated<typeof stationText> = {
  stations: {
    heading: "档口",
    help: "各菜品在哪里制作：吧台、烤炉、烧烤。在菜单中编辑分类或菜品时选择档口。",
    none: "没有档口：全部在同一处打印。",
    edit: "编辑档口",
    add: "添加档口",
    full: (max) => `最多 ${max} 个档口。`,
    name: (place) => `档口 ${place} 的名称`,
    unnamed: (place) => `档口 ${place}`,
    default: "默认",
    defaultField: "默认档口",
    defaultHint: "制作没有其他档口的菜品。",
    nameRequired: "请输入档口名称。",
    saved: "档口已保存",
    loadFailed: "档口未能加载。",
    fieldUsual: { category: (name) => `默认（${name}）`, item: "同分类" },
    gone: "已不存在的档口",
  },
};

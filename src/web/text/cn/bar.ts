import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const bar: Translated<typeof barText> = {
  bar: {
    label: "编辑模式",
    editing: "编辑中",
    editingLong: "您正在编辑菜单",
    looking: "顾客视图",
    lookingLong: "您看到的是顾客所见的网站",
    look: "顾客",
    lookLong: "以顾客身份查看",
    prices: "价格",
    edit: "编辑",
    editLong: "返回编辑",
    closed: "店铺已停用：只有您能看到此页。",
  },
  activity: {
    help: "休假或装修时，可将网站下线，内容不会丢失。",
    isOpen: "已上线",
    close: "下线",
    closeQuestion: "将网站下线？",
    closeExplanation: "顾客将看不到菜单，也不能点餐：只能看到店名、店标和联系方式。您可随时恢复。",
    open: "恢复网站",
    opened: "网站已恢复上线。",
    closed: "网站已下线。",
  },
  inactive: {
    title: "账户已停用",
    explanation: "顾客只能看到店名、店标和联系方式。网站恢复后，设置照旧。",
  },
};

import type { sendingText } from "../sending-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sending: Translated<typeof sendingText> = {
  opening: {
    kept: (table) => `${table}：没有响应。账单已存在本设备，会自动发送。`,
    keptOnPage: (table) => `${table}：没有响应，且设备无法保存账单。请保持此页打开：会自动发送。`,
    sent: (table) => `${table}：已开单。`,
    back: (table) => `${table}：未能开单。`,
    besideAt: (table) => `${table}：另一台设备已先为此桌开单。`,
    notSentYet: "尚未发送",
  },

  unsent: {
    kept: (table) => `${table}：没有响应。订单已存在本设备，会自动发送。`,
    keptOnPage: (table) => `${table}：没有响应，且设备无法保存订单。请保持此页打开：会自动发送。`,
    back: (table) => `${table}：订单未被接受。`,
    see: "在账单中查看",
    seeOrder: "查看订单",
  },

  tab: {
    sent: (table) => `${table}：订单已发送。`,
    unnamed: "本桌账单",
    unnamedIndividual: "未命名",
    individual: "个人",
  },

  tables: {
    table: (number) => `${number} 号桌`,
    bill: "要买单",
  },
};

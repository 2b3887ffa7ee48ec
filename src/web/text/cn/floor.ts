import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const floor: Translated<typeof floorText> = {
  tables: {
    states: {
      calling: "呼叫中",
      callingForBill: "要买单",
      onTheWay: "服务员在路上",
      free: "空闲",
      bill: "要买单",
      occupied: "使用中",
    },
    seeOrders: "查看订单",
    onTheWay: "前往中",
    ages: { min: "分钟", h: "小时", d: "天" },
    lastOrder: (time) => `上次点单 ${time}前`,
    openTabs: (count) => `${count} 张未结账单`,
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} 张账单`,
    unsent: (count) => `${count} 单未发送`,
    unsentTabs: (count) => `${count} 张账单尚未发送`,
    notSentYet: "未发送",
    returned: (count) => `${count} 单未被接受`,
    drafted: (count) => `${count} 份菜品未发送`,
    noneTitle: "没有餐桌",
    none: "餐桌数量在“管理”的设置中选择。",
    chooseNumber: "选择餐桌数量",
    closedTabs: "已关闭账单",
    drawer: "钱箱",
  },

  guestOrders: {
    note: (count, number) => `“${number}”有 ${count} 个顾客手机订单，未计入账单。`,
    order: (number) => `订单 ${number}`,
    short: (count) => `${count} 个顾客订单`,
  },

  call: {
    calling: "此桌正在呼叫。",
    onTheWay: "已有人前往。",
    personOnTheWay: (name) => `${name} 正在前往。`,
    callingAgain: "已有人前往，该桌又呼叫了一次。",
    go: "我来",
    served: "已处理",
    noTabs: "设置中已关闭账单点单。",
    asksBill: "此桌要买单。",
  },

  opening: {
    choose: "选择账单",
    opened: (ago) => `${ago}开单`,
    newTab: "新账单",
    name: "账单名称",
    nameHint: "是谁的，或如何辨认。",
    individualCheck: "个人账单",
    individualHint: "该桌已有一张非个人账单。",
    open: "开单",
    taken: (number) => `另一台设备已为 ${number} 号桌开单。`,
    notOpened: "未能开单。",
  },
};

import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const label: Translated<typeof labelText> = {
  statuses: {
    1: "处理中",
    2: "制作中",
    3: "配送中",
    4: "已完成",
    5: "待处理",
    6: "已取消",
  },
  tabs: { all: "全部", progress: "进行中", finished: "已完成", cancelled: "已取消" },
  methods: {
    cash: "现金",
    "credit-card": "信用卡",
    "debit-card": "借记卡",
    pix: "PIX",
    "meal-card": "餐补卡",
    "food-card": "食品补贴卡",
    "restaurent-ticker": "餐厅代金券",
  },
  layouts: { customer: "顾客联", production: "厨房联" },
  takeout: "自取",
  nameErased: "数据已删除",
  table: (number) => `${number} 号桌`,
  roomOrTable: (place) => `客房或餐桌 ${place}`,
};

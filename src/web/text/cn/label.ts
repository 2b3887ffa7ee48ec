import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of label-dictionary.ts in Simplified Chinese. */
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
  cancelReasons: {
    consumer_request: "顾客取消",
    entered_wrong: "录入错误",
    duplicate: "重复订单",
    unavailable_item: "菜品缺货",
    outside_area: "超出配送范围",
    no_courier: "没有配送员",
    internal: "餐厅原因",
    outside_hours: "非营业时间",
    outdated_menu: "菜单已过时",
    risk_area: "危险区域",
    blocked_customer: "顾客已被屏蔽",
    other: "其他原因",
  },
  refundReasons: {
    wrong_amount: "金额错误",
    wrong_method: "付款方式错误",
    charged_twice: "重复收款",
    cancelled: "订单或菜品已取消",
    complaint: "顾客投诉",
    other: "其他原因",
  },
  layouts: { customer: "顾客联", production: "厨房联" },
  takeout: "自取",
  nameErased: "数据已删除",
  table: (number) => `${number} 号桌`,
  roomOrTable: (place) => `客房或餐桌 ${place}`,
  reasonWith: (reason, text) => `${reason}：${text}`,
};

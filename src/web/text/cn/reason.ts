import type { reasonText } from "../reason-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const reasons: Translated<typeof reasonText> = {
  cancelReasons: {
    consumer_request: "改变主意",
    entered_wrong: "录入错误",
    duplicate: "重复订单",
    unavailable_item: "菜品缺货",
    outside_area: "超出配送范围",
    no_courier: "没有骑手",
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
  reasonWith: (given, text) => `${given}：${text}`,

  cancellation: {
    why: (given) => `原因：${given}`,
    noReason: "未说明原因",
    by: (name) => `${name} 取消`,
    approvedBy: (name) => `经 ${name} 批准`,
  },
};

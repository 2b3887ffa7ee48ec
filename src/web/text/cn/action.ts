import type { actionText } from "../action-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const action: Translated<typeof actionText> = {
  orders: {
    history: "历史",
    edit: "修改订单",
    editOrder: (number) => `修改订单 ${number}`,
    lineCancelled: "已取消",
    printOrder: (number) => `打印订单 ${number}`,
  },

  line: {
    cancelOf: (what) => `取消 ${what}`,
  },

  paying: {
    receive: "收款",
    receiveOf: (number) => `为订单 ${number} 收款`,
    unanswered: "付款没有响应",
  },
};

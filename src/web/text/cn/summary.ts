import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "小计",
    service: "服务费（可选）",
    deliveryFee: "配送费",
    freeFee: "免费",
    total: "合计",
    items: "菜品",
    feeByAddress: "按地址计算",
    belowMinimum: (missing, minimum) => `起订金额 ${minimum}，还差 ${missing}。`,
    belowFree: (missing) => `还差 ${missing} 即可免配送费。`,
  },

  facts: {
    changeFor: "找零面额",
    document: "发票 CPF/CNPJ",
    observation: "备注",
    name: "姓名",
    room: "客房或桌号",
    email: "邮箱",
    phone: "电话",
  },

  paid: {
    paid: "已付",
    left: "待付",
    toGiveBack: "应退",
  },
  urgency: { calm: "", soon: "注意", late: "超时" },
  due: (clock) => `${clock} 前`,
  seeMenu: "查看菜单",

  counted: {
    inEach: (option) => `${option}（每份）`,
    inAll: (option) => `${option}（合计）`,
  },

  pricing: {
    highest: "按最贵的计价",
    average: "按均价计价",
    free: (count) => `${count} 项免费`,
    options: "选项",
  },
};

import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of summary-dictionary.ts in Simplified Chinese. */
export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "小计",
    service: "服务费（可选）",
    deliveryFee: "配送费",
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
};

import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "请输入姓名。",
    email: "请输入邮箱。",
    invalidEmail: "邮箱似乎不正确。如：name@example.com",
    phone: "请输入带区号的电话，或以 + 和国家代码开头。",
    document: "此 CPF 或 CNPJ 无效。",
    postalCode: "CEP 为 8 位数字。",
    street: "请输入街道名称。",
    number: "请输入门牌号。",
    district: "请输入街区。",
    city: "请输入城市。",
    state: "请用州的缩写，如 SP。",
    room: "请输入客房号或桌号。",
    postalCodeOfArea: "请输入 CEP，以确认能否配送。",
    time: "请选择时间。",
    paymentMethod: "请选择付款方式。",
    changeFor: "找零面额须大于合计金额。",
  },
  byStaff: { name: "请输入顾客姓名。", items: "请至少选一道菜品。" },
};

import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const account: Translated<typeof accountText> = {
  settings: {
    paymentMethods: "付款方式",
    printQrCode: "打印二维码",
  },

  password: {
    current: "当前密码",
    new: "新密码",
    confirm: "确认密码",
    currentInvalid: "当前密码不正确",
    mismatch: "新密码与确认密码不一致",
    changed: "密码已修改。",
  },

  staff: {
    attendant: "服务员",
    administrator: "管理员",
    block: "停用",
    unblock: "启用",
    blocked: "已停用",
    resetPassword: "重置密码",
  },
};

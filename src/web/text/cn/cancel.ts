import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `取消订单 ${number}？`,
    reason: "原因",
    text: "说明",
    textHint: "顾客会看到原因和说明。",
    reasonRequired: "请选择原因。",
    textRequired: "请说明原因。",
    approvalWhy: "已开始制作或账单已付：须经管理员批准。",
    keep: "保留订单",
    cancel: "取消订单",
  },

  approval: {
    heading: "管理员批准",
    pin: "管理员 PIN",
    user: "管理员邮箱",
    pass: "管理员密码",
    required: { pin: "请输入 PIN。", user: "请输入邮箱。", pass: "请输入密码。" },
    withPassword: "用邮箱和密码",
    withPin: "用 PIN",
  },
};

import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { accessText } from "../access-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const access: Translated<typeof accessText> = {
  help: "您的管理员账号密码。",
  lengthHint: `至少 ${minPasswordLength} 个字符。您的其他设备会退出登录。`,
  password: {
    current: "当前密码",
    new: "新密码",
    confirm: "确认密码",
    currentInvalid: "当前密码不正确",
    mismatch: "新密码与确认密码不一致",
    changed: "密码已修改。",
  },
  pin: {
    heading: "批准 PIN",
    hasNone: "用 PIN 可在服务员屏幕上批准取消和退款，无需输入密码。",
    hasOne: "您已有 PIN。它在服务员屏幕上用于批准，不能登录系统。修改密码会移除 PIN。",
    pin: "新 PIN",
    form: "4 至 6 位数字。",
    password: "您的当前密码",
    passwordRequired: "请输入密码。",
    set: "创建 PIN",
    change: "更换 PIN",
    remove: "移除 PIN",
    saved: "PIN 已保存。",
    removed: "PIN 已移除。",
  },
};

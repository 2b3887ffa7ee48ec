import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { signInText } from "../sign-in-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const signIn: Translated<typeof signInText> = {
  user: "邮箱",
  userPlaceholder: "邮箱",
  password: "密码",
  showPassword: "显示密码",
  submit: "登录",
  linkUsed: "此登录链接已使用或已过期。请索取新链接，或用密码登录。",
  fieldErrors: {
    user: "请输入邮箱。",
    password: "请输入密码。",
  },

  shortPassword: `密码至少 ${minPasswordLength} 个字符。`,
  replaceQuestion: "用新账号登录？",
  replaceExplanation: (label) => `本设备已登录为 ${label}，该登录将结束。`,
};

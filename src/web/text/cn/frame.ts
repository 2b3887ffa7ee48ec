import type { frameText } from "../frame-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const frame: Translated<typeof frameText> = {
  access: {
    language: "屏幕语言",
    switchPerson: "切换",
    switchPersonLong: "切换人员",
    signedInAs: "已登录为",
    signOutFailed: "您已在本设备退出，但服务器没有响应。",
  },

  settings: {
    backToMenu: "返回菜单",
  },

  password: {
    heading: "修改密码",
  },

  freshness: {
    updatedAt: (time) => `更新于 ${time}`,
    notUpdated: "无法更新",
  },
};

import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of account-dictionary.ts in Simplified Chinese. */
export const account: Translated<typeof accountText> = {
  settings: {
    heading: "管理",
    whatsapp: "WhatsApp",
    phone: "电话",
    postalCode: "CEP",
    street: "街道",
    number: "门牌号",
    complement: "补充信息",
    district: "街区",
    city: "城市",
    state: "UF",
    map: "地图",
    mapHint: "请在此粘贴地图的嵌入代码或网址。",
    about: "关于",
    paymentInstructions: "付款说明",
    pixKey: "PIX 密钥",
    paymentMethods: "付款方式",
    languages: "语言",
    tableCount: "餐桌数量",
    servicePercent: "服务费 (%)",
    printQrCode: "打印二维码",
    signOut: "退出",
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

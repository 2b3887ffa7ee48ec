import type { checkoutText } from "../checkout-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of checkout-dictionary.ts in Simplified Chinese. */
export const checkout: Translated<typeof checkoutText> = {
  checkout: {
    heading: "确认订单",
    orderInShort: (items, total) => `${items} 份 · ${total}`,
    who: "联系人",
    contacts: "联系我们",
    remember: "在本设备上记住我的信息",
    privacy: "我们如何保护您的数据",
    rememberHint: "仅在本设备上保存 90 天。",
    forget: "清除我的信息",
    forgotten: "您的信息已从本设备删除。",
    willBeCharged: "应付合计：",
    takeoutInstead: "到店自取",
    send: "提交订单",
    sending: "正在提交订单……",
    missing: {
      name: "缺少姓名",
      email: "缺少邮箱",
      phone: "缺少电话",
      postalCode: "缺少 CEP",
      address: "缺少地址",
      number: "缺少门牌号",
      district: "缺少街区",
      city: "缺少城市",
      room: "缺少客房或桌号",
      time: "缺少时间",
      paymentMethod: "缺少付款方式",
    },
    deliveryRequired: "个人信息和地址为必填！",
    takeoutRequired: "个人信息为必填！",
    roomRequired: "个人信息和客房号为必填！",
    stop: "。",
    notSentTitle: "订单未提交",
    arrivedBefore: "您的订单此前已提交成功，内容为最后修改之前的。",
    rest: "其余部分尚未下单。",
    orderRest: "补点其余部分",
  },
};

import type { settingsBusinessText } from "../settings-business-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsBusiness: Translated<typeof settingsBusinessText> = {
  business: {
    help: "店铺在网站和小票上的显示。",
    nameHint: "显示在网站顶部和浏览器标签上。",
    sourceHint: "菜单页面：导航和管理都通往此页。",
    timeZoneHint: "订单时间按此时区。",
    dayEndHint: "午夜后至此时间的销售算前一天。从今天结束时起生效；过去的日子保持日结时的样子。",
    currencyHint: (price) => `显示在每个金额之前：${price}`,
    otherTimeZones: "其他国家",
    otherTimeZone: (name) => `其他（${name}）`,
  },
  contacts: {
    help: "顾客如何联系您。留空的不显示。",
  },
  address: {
    help: "填写 CEP（邮编）后显示在网站底部。",
    complementPlaceholder: "店号、楼层、地标",
    mapRecognised: "地图已识别。",
    showMap: "查看地图",
    hideMap: "关闭地图",
    mapPreview: "地图预览",
  },
  about: {
    help: "店铺故事、时间、公告。留空则不显示。",
    label: "“关于我们”栏目的文字",
  },
};

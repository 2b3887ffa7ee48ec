import type { settingsText } from "../settings-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "栏目",
  groups: { business: "店铺", selling: "销售", site: "网站", people: "人员" },
  titles: {
    business: "店铺信息",
    contacts: "联系方式",
    address: "地址",
    about: "关于我们",
    services: "营业时间和服务",
    areas: "区域和费用",
    payment: "付款",
    tables: "餐桌和服务费",
    rooms: "客房",
    printing: "打印",
    languages: "语言",
    colours: "颜色",
    features: "功能",
    qrCode: "二维码",
    printedMenu: "纸质菜单",
    activity: "网站状态",
    staff: "员工",
    ratings: "评价",
    access: "密码和登录",
    history: "修改历史",
  },
};

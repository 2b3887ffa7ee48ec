import type { settingFieldText } from "../setting-field-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settingField: Translated<typeof settingFieldText> = {
  fields: settingWords("cn"),
  own: {
    "data.name": "名称",
    "data.source": "主页面",
    "data.time_zone": "时区",
    "data.day_ends_at": "餐厅一天的结束时间",
    "extras.currency": "货币",
    "extras.paymentMethods": "付款方式",
    rooms: "客房数量",
    "extras.inactiveLanguages": "停用的语言",
  },
  features: {
    delivery: "配送",
    linktree: "链接页",
    localOrder: "餐桌点餐",
    easyOrder: "客房点餐",
    attendantOrder: "服务员账单",
  },
};

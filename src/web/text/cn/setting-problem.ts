import type { settingProblemText } from "../setting-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingProblem: Translated<typeof settingProblemText> = {
  settings: {
    required: "请输入店铺名称。",
    currency_digits: "请输入货币，如 R$ 或 US$，不含数字。",
    invalid_contact: "请输入带区号的电话，或以 + 和国家代码开头。",
    invalid_postal_code: "CEP 为 8 位数字。",
    invalid_document: "此 CPF 或 CNPJ 无效。",
    unknown_map: "无法识别此地图。请用 Google Maps 或 OpenStreetMap 的嵌入代码。",
    invalid_pix: "此 PIX 密钥无效，请在银行核对。",
    invalid_colour: "请输入颜色，如 #6e2247。",
    atMost: (max) => `请输入 0 至 ${max}。`,
  },
  services: {
    date: "请输入日期。",
    dateTwice: "此日期已在列表中。",
    number: (least, most) => `请输入 ${least} 至 ${most}。`,
    amount: "此金额过大。",
    tooMany: (most) => `最多 ${most} 个时段。`,
  },
  areas: {
    name: "请输入区域名称。",
    ranges: "请至少输入一个 CEP。",
    range: (line) => `不是 CEP：${line}`,
    turned: (line) => `结束 CEP 小于开始 CEP：${line}`,
    city: "请输入城市。",
    districts: "请至少输入一个街区。",
    both: "请输入 CEP，或城市及其街区。",
  },
  summary: {
    on: "开启",
    off: "关闭",
    alwaysOpen: "全天营业",
    dates: (count) => `${count} 个特殊日期`,
    prep: (minutes) => `制作 ${minutes} 分钟`,
    minimum: (amount) => `起订 ${amount}`,
    manual: "员工接单",
    auto: "自动接单",
    ages: (warn, late) => `${warn} 分钟提醒，${late} 分钟超时`,
    slots: (minutes, limit) => `时段 ${minutes} 分钟，${limit} 单`,
    noSlots: "无预约",
  },
};

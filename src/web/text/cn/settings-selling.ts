import type { settingsSellingText } from "../settings-selling-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSelling: Translated<typeof settingsSellingText> = {
  payment: {
    help: "本店如何收款：顾客下单时选择、员工收款时登记的付款方式。",
    keyWithoutPix:
      "PIX 未勾选：顾客下单时会看到此密钥，但不能选择 PIX 付款。如接受 PIX，请在上方勾选。",
    pixWithoutKey: "已勾选 PIX，但没有密钥：顾客选择 PIX 后看不到收款方。",
    wrongPixKey:
      "此密钥无效：请核对数字是否与您的银行显示的一致。使用它无法生成带订单金额的 PIX 码。",
    longPixName: (name, count, most) =>
      `此码中的名称“${name}”有 ${count} 个字母，PIX 标准最多 ${most} 个：部分银行会拒付。请用更短的名称重新生成，或只用密钥。`,
    longPixCity: (city, count, most) =>
      `此码中的城市“${city}”有 ${count} 个字母，PIX 标准最多 ${most} 个：部分银行会拒付。请用更短的写法重新生成，或只用密钥。`,
    fixedPixAmount: (amount) =>
      `此码总是收取 ${amount}，与订单无关。请用不含金额的码，或只用密钥。`,
    singlePixCode: "此码只能收款一次，且可能过期。请用长期有效的码，或只用密钥。",
    methodsHint: "顾客和员工从勾选的方式中选择。",
  },
  tables: {
    help: "用于在餐桌点的订单。",
  },
  rooms: {
    help: "用于二维码，每间客房一个。",
    countHint: "二维码从 1 开始编号。客人可在订单中填写其他客房。",
  },
};

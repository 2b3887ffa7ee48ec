import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pix: Translated<typeof pixText> = {
  pix: {
    heading: (amount) => `用 PIX 支付 ${amount}`,
    code: (amount) => `${amount} 的 PIX 码，请用另一台设备扫描`,
    label: "PIX 复制付款码",
    copy: "复制 PIX 码",
    copied: "PIX 码已复制。",
  },
};

import type { pixKeyText } from "../pix-key-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pixKey: Translated<typeof pixKeyText> = {
  pixKey: "PIX 密钥",
  copyPixKey: "复制 PIX 密钥",
  pixKeyCopied: "PIX 密钥已复制。",
  copyFailed: "无法复制，请选中密钥后手动复制。",
};

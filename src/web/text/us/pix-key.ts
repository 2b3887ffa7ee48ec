import type { pixKeyText } from "../pix-key-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pixKey: Translated<typeof pixKeyText> = {
  pixKey: "PIX key",
  copyPixKey: "Copy PIX key",
  pixKeyCopied: "PIX key copied.",
  copyFailed: "It could not be copied. Select the key and copy it.",
};

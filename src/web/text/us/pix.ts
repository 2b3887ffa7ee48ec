import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of pix-dictionary.ts in English. */
export const pix: Translated<typeof pixText> = {
  key: {
    pixKey: "PIX key",
    copyPixKey: "Copy PIX key",
    pixKeyCopied: "PIX key copied.",
    copyFailed: "It could not be copied. Select the key and copy it.",
  },

  pix: {
    heading: (amount) => `Pay ${amount} by PIX`,
    code: (amount) => `PIX code of ${amount} to scan with another device`,
    label: "PIX code to paste",
    copy: "Copy PIX code",
    copied: "PIX code copied.",
  },
};

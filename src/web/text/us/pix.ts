import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pix: Translated<typeof pixText> = {
  pix: {
    heading: (amount) => `Pay ${amount} by PIX`,
    code: (amount) => `PIX code of ${amount} to scan with another device`,
    label: "PIX code to paste",
    copy: "Copy PIX code",
    copied: "PIX code copied.",
  },
};

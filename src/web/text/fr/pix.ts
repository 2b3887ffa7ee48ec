import type { pixText } from "../pix-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pix: Translated<typeof pixText> = {
  pix: {
    heading: (amount) => `Payez ${amount} par PIX`,
    code: (amount) => `Code PIX de ${amount} à lire avec un autre appareil`,
    label: "PIX à copier-coller",
    copy: "Copier le code PIX",
    copied: "Code PIX copié.",
  },
};

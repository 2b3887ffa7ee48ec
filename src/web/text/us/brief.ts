import type { briefText } from "../brief-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const brief: Translated<typeof briefText> = {
  emptyTitle: "No orders here",
  observation: (words) => `Note: ${words}`,
  status: "Status",
  orderNumber: (number) => `Order ${number}`,
  follow: "Follow the order",
  deliverTo: "Deliver to",
  readyAt: (time) => `Ready at ${time}`,
  arrivesAt: (time) => `Arrives at ${time}`,
  notSent: "No answer came, but the order may have arrived. Send again: it won’t be placed twice.",
  printQrCode: "Print QR code",
};

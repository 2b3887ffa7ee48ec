import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of summary-dictionary.ts in English. */
export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Subtotal",
    service: "Service (optional)",
    deliveryFee: "Delivery fee",
  },

  facts: {
    changeFor: "Change for",
    document: "CPF/CNPJ on the receipt",
    observation: "Notes",
    name: "Name",
    room: "Room or table",
    email: "Email",
    phone: "Phone",
  },

  paid: {
    paid: "Paid",
    left: "Left to pay",
    toGiveBack: "To give back",
  },
  urgency: { calm: "", soon: "Attention", late: "Late" },
  due: (clock) => `by ${clock}`,
};

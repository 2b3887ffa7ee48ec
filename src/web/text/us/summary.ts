import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Subtotal",
    service: "Service (optional)",
    deliveryFee: "Delivery fee",
    freeFee: "free",
    total: "Total",
    items: "Items",
    feeByAddress: "by address",
    belowMinimum: (missing, minimum) => `${missing} more to reach the minimum order of ${minimum}.`,
    belowFree: (missing) => `${missing} more for free delivery.`,
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
    toGiveBack: "To refund",
  },
  urgency: { calm: "", soon: "Attention", late: "Late" },
  due: (clock) => `by ${clock}`,
  seeMenu: "See the menu",

  counted: {
    inEach: (option) => `${option} each`,
    inAll: (option) => `${option} in total`,
  },

  pricing: {
    highest: "price of the most expensive",
    average: "average price",
    free: (count) => `${count} free`,
    options: "Options",
  },
};

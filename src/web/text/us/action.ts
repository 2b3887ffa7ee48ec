import type { actionText } from "../action-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const action: Translated<typeof actionText> = {
  orders: {
    history: "History",
    edit: "Edit order",
    editOrder: (number) => `Edit order ${number}`,
    lineCancelled: "Canceled",
    printOrder: (number) => `Print order ${number}`,
  },

  line: {
    cancelOf: (what) => `Cancel ${what}`,
  },

  paying: {
    receive: "Take payment",
    receiveOf: (number) => `Take payment for order ${number}`,
    unanswered: "Payment got no answer",
  },
};

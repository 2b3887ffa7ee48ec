import type { settleText } from "../settle-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settle: Translated<typeof settleText> = {
  payment: {
    heading: "PAYMENT:",
    subtotal: "Subtotal",
    service: "Service",
    total: "Total",
    paid: "Paid",
    left: "Left to pay",
    overpaid: "Overpaid",
    waived: "waived",
    waive: "Without service charge",
    pay: "Pay",
    question: (amount) => `Pay ${amount}?`,
    waiveQuestion: "Close without service charge?",
    received: (amount) => `Received: ${amount}.`,
    notTaken: (amount) => `The payment of ${amount} was not recorded.`,
    paidAll: (table) => `${table}: tab paid and closed.`,
    tooMuch: (left) => `At most what is left to pay: ${left}.`,
    waivedTooLate: "More than the total without service has already been paid.",
    answerFirst:
      "A customer’s order on this tab is still waiting. Accept or decline it before closing.",
    changed: "The tab changed on another device. Check the amounts.",
    needsNetwork: "Payments are only recorded with internet; none are saved for later.",
    unanswered: (amount) =>
      `The payment of ${amount} got no answer, and may have been recorded. Trying again does not charge twice.`,
    unansweredWaiver:
      "Closing without service charge got no answer, and may have been recorded. Trying again does not charge twice.",
    closeEmpty: "Close the empty tab?",
    closeSettled: "Nothing is left to pay. Close the tab?",
    ended: (table) => `${table}: tab closed.`,
    unsentQuestion: "Take payment without the unsent items?",
    unsentDraft: "Some chosen items have not been sent yet.",
    unsentOrders: "An order saved on this device has not arrived yet.",
  },

  bill: {
    people: "Split among how many people",
    peopleWrong: (most) => `Enter a number from 1 to ${most}.`,
    failed: "The check did not load.",
  },
};

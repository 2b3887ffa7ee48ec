import type { payingText } from "../paying-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of paying-dictionary.ts in English. */
export const paying: Translated<typeof payingText> = {
  method: "Payment method",
  cash: "Cash received",
  change: "Change",
  cashMissing: "Cash still missing",
  cashShort: "Does not cover the amount to pay: correct it, or leave it empty.",
  payments: "Payments",
  by: (name) => `by ${name}`,
  changeOf: (amount) => `change ${amount}`,
  withoutService: "without service",
  refunded: (amount) => `refunded ${amount}`,
  refundOf: (reason) => `Refund: ${reason}`,

  pix: {
    show: "Show PIX code",
    hide: "Hide PIX code",
    missing: "There is no PIX code for this amount. Check the key in the settings.",
  },

  refund: {
    start: "Refund",
    startOf: (amount) => `Refund ${amount}`,
    question: (amount) => `Refund the payment of ${amount}?`,
    amount: "Amount to refund",
    tooMuch: (left) => `At most what is left of the payment: ${left}.`,
    nothing: "Must be more than zero.",
    reason: "Reason",
    reasonRequired: "Choose the reason.",
    approvalWhy:
      "After 5 minutes, or for a payment that someone else took, an administrator has to approve.",
    keep: "Do not refund",
    done: (amount) => `Refunded: ${amount}.`,
    reopened: (amount) => `Refunded: ${amount}. The tab is open again.`,
    unanswered: "No answer: the refund may have been recorded. Trying again does not refund twice.",
  },

  order: {
    heading: (number) => `Payment for order ${number}`,
    amount: "Amount",
    received: (number, amount) => `${number}: ${amount} received.`,
    paidNote: (amount) => `${amount} is paid already, and has to be given back.`,
    unanswered:
      "No answer: the payment may have been recorded. Trying again does not charge twice.",
    close: "Close",
    giveUp: "Give up",
    givenUp: "Check the payments before taking one again.",
    registered: "This payment was recorded already. Check the payments.",
    notLoaded: "The payments did not load.",
  },

  split: {
    ways: "How to pay",
    any: "Amount",
    shares: "Split",
    lines: "By items",
    among: "Split what is left among",
    people: "People",
    part: (index, of) => `Part ${index} of ${of}`,
    rest: "After this one",
    pay: (amount) => `Pay ${amount}`,
    waive: "This part without service charge",
    allPaid: "All items are paid already.",
    unpaid: (count) => `${count} left`,
    noLines: "Choose the items.",
    settle: "Close tab",
    overpaid: (amount) => `Too much was paid: refund ${amount} to close.`,
  },
};

import type { answerText } from "../answer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const answer: Translated<typeof answerText> = {
  minutes: (count) => `${count} min`,
  noTime: "No estimate",
  time: (number) => `Time of order ${number}`,
  step: (signed, number) => `${signed} min on order ${number}`,
  guestReads: "The customer sees:",
  guestReadsNothing: "The customer sees no time.",
  notPromised: (number, reason) => `The time of order ${number} did not change. ${reason}`,
  accept: "Accept",
  acceptOrder: (number) => `Accept order ${number}`,
  accepted: (number) => `Order ${number} accepted.`,
  refuse: "Decline",
  refuseOrder: (number) => `Decline order ${number}`,
  refused: (number) => `Order ${number} declined.`,
  question: (number) => `Decline order ${number}?`,
  keep: "Back",
  soldOutHint: "If the item ran out, mark it so that nobody else orders it:",
  markSoldOut: "Mark items as sold out",
};

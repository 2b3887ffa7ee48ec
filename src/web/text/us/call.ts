import type { callText } from "../call-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const call: Translated<typeof callText> = {
  callStaff: "Call the server",
  askForBill: "Ask for the check",
  billAsked: "You asked for the check. Someone is coming.",
  staffCalled: "Your server has been notified.",
  noSuchTable: "This table does not exist. Check its number with the staff.",
  callsAreOff: "Calling from here is not possible at the moment. Please talk to the staff.",
};

import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `Cancel order ${number}?`,
    reason: "Reason",
    text: "Detail",
    textHint: "The customer sees the reason and the detail.",
    reasonRequired: "Choose the reason.",
    textRequired: "Enter the reason.",
    approvalWhy:
      "Preparation has started or the check has been paid: an administrator has to approve.",
    keep: "Keep the order",
    cancel: "Cancel the order",
  },

  approval: {
    heading: "An administrator’s approval",
    pin: "Administrator’s PIN",
    user: "Administrator’s email",
    pass: "Administrator’s password",
    required: { pin: "Enter the PIN.", user: "Enter the email.", pass: "Enter the password." },
    withPassword: "Use email and password",
    withPin: "Use the PIN",
  },
};

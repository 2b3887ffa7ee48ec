import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const account: Translated<typeof accountText> = {
  settings: {
    paymentMethods: "Payment methods",
    printQrCode: "Print QR code",
  },

  password: {
    current: "Current password",
    new: "New password",
    confirm: "Confirm password",
    currentInvalid: "Wrong current password",
    mismatch: "The two new passwords are different",
    changed: "Password changed.",
  },

  staff: {
    attendant: "Server",
    administrator: "Administrator",
    block: "Block",
    unblock: "Unblock",
    blocked: "Blocked",
    resetPassword: "Reset password",
  },
};

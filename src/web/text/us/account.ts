import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of account-dictionary.ts in English. */
export const account: Translated<typeof accountText> = {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Phone",
    postalCode: "CEP",
    street: "Street",
    number: "Number",
    complement: "Apt., suite",
    district: "District",
    city: "City",
    state: "UF",
    map: "Map",
    mapHint: "Paste the map’s embed code or address here.",
    about: "About",
    paymentInstructions: "How to pay",
    pixKey: "PIX key",
    paymentMethods: "Payment methods",
    languages: "Languages",
    tableCount: "Number of tables",
    servicePercent: "Service (%)",
    printQrCode: "Print QR code",
    signOut: "Sign out",
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

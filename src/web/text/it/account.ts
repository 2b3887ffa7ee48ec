import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const account: Translated<typeof accountText> = {
  settings: {
    paymentMethods: "Metodi di pagamento",
    printQrCode: "Stampa codice QR",
  },

  password: {
    current: "Password attuale",
    new: "Nuova password",
    confirm: "Conferma password",
    currentInvalid: "Password attuale non valida",
    mismatch: "Le due nuove password sono diverse",
    changed: "Password cambiata.",
  },

  staff: {
    attendant: "Cameriere",
    administrator: "Amministratore",
    block: "Blocca",
    unblock: "Sblocca",
    blocked: "Bloccato",
    resetPassword: "Reimposta password",
  },
};

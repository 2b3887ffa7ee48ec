import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const account: Translated<typeof accountText> = {
  settings: {
    paymentMethods: "Modes de paiement",
    printQrCode: "Imprimer le QR code",
  },

  password: {
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    confirm: "Confirmer",
    currentInvalid: "Mot de passe actuel incorrect",
    mismatch: "Les deux nouveaux mots de passe sont différents",
    changed: "Mot de passe changé.",
  },

  staff: {
    attendant: "Serveur",
    administrator: "Administrateur",
    block: "Bloquer",
    unblock: "Débloquer",
    blocked: "Bloqué",
    resetPassword: "Réinitialiser le mot de passe",
  },
};

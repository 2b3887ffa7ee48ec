import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of account-dictionary.ts in French. */
export const account: Translated<typeof accountText> = {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Téléphone",
    postalCode: "CEP",
    street: "Rue",
    number: "Numéro",
    complement: "Complément",
    district: "Quartier",
    city: "Ville",
    state: "UF",
    map: "Plan",
    mapHint: "Collez ici le code d’intégration ou l’adresse du plan.",
    about: "À propos",
    paymentInstructions: "Instructions de paiement",
    pixKey: "Clé PIX",
    paymentMethods: "Modes de paiement",
    languages: "Langues",
    tableCount: "Nombre de tables",
    servicePercent: "Service (%)",
    printQrCode: "Imprimer le QR code",
    signOut: "Déconnexion",
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
    resetPassword: "Nouveau mot de passe",
  },
};

import type { frameText } from "../frame-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const frame: Translated<typeof frameText> = {
  access: {
    language: "Langue de l’écran",
    switchPerson: "Changer",
    switchPersonLong: "Changer de personne",
    signedInAs: "Connecté en tant que",
    signOutFailed: "Vous êtes déconnecté ici, mais le serveur n’a pas répondu.",
  },

  settings: {
    backToMenu: "Retour à la carte",
  },

  password: {
    heading: "Changer le mot de passe",
  },

  freshness: {
    updatedAt: (time) => `Mis à jour à ${time}`,
    notUpdated: "Mise à jour impossible",
  },
};

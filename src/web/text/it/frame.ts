import type { frameText } from "../frame-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const frame: Translated<typeof frameText> = {
  access: {
    language: "Lingua dello schermo",
    switchPerson: "Cambia",
    switchPersonLong: "Cambia persona",
    signedInAs: "Accesso come",
    signOutFailed: "Sessione chiusa su questo dispositivo, ma il server non ha risposto.",
  },

  settings: {
    backToMenu: "Torna al menù",
  },

  password: {
    heading: "Cambia password",
  },

  freshness: {
    updatedAt: (time) => `Aggiornato alle ${time}`,
    notUpdated: "Aggiornamento non riuscito",
  },
};

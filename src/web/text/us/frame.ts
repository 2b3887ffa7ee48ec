import type { frameText } from "../frame-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const frame: Translated<typeof frameText> = {
  access: {
    language: "Screen language",
    switchPerson: "Switch",
    switchPersonLong: "Switch person",
    signedInAs: "Signed in as",
    signOutFailed: "You are signed out on this device, but the server did not answer.",
  },

  settings: {
    backToMenu: "Back to the menu",
  },

  password: {
    heading: "Change password",
  },

  freshness: {
    updatedAt: (time) => `Updated at ${time}`,
    notUpdated: "Could not update",
  },
};

import type { frameText } from "../frame-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const frame: Translated<typeof frameText> = {
  access: {
    language: "Idioma de la pantalla",
    switchPerson: "Cambiar",
    switchPersonLong: "Cambiar de persona",
    signedInAs: "Ingresó como",
    signOutFailed: "Salió en este dispositivo, pero el servidor no respondió.",
  },

  settings: {
    backToMenu: "Volver al menú",
  },

  password: {
    heading: "Cambiar contraseña",
  },

  freshness: {
    updatedAt: (time) => `Actualizado a las ${time}`,
    notUpdated: "No se pudo actualizar",
  },
};

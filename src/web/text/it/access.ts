import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { accessText } from "../access-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const access: Translated<typeof accessText> = {
  help: "La password del suo account di amministratore.",
  lengthHint: `Almeno ${minPasswordLength} caratteri. I suoi altri dispositivi vengono disconnessi.`,
  password: {
    current: "Password attuale",
    new: "Nuova password",
    confirm: "Conferma password",
    currentInvalid: "Password attuale non valida",
    mismatch: "Le due nuove password sono diverse",
    changed: "Password cambiata.",
  },
  pin: {
    heading: "PIN di approvazione",
    hasNone:
      "Con un PIN approva annullamenti e rimborsi sullo schermo del cameriere, senza scrivere la password.",
    hasOne:
      "Ha un PIN. Approva sullo schermo del cameriere e non fa accedere al sistema. Se cambia la password, il PIN viene rimosso.",
    pin: "Nuovo PIN",
    form: "Da 4 a 6 cifre.",
    password: "La sua password attuale",
    passwordRequired: "Inserisca la sua password.",
    set: "Crea PIN",
    change: "Cambia PIN",
    remove: "Rimuovi PIN",
    saved: "PIN salvato.",
    removed: "PIN rimosso.",
  },
};

import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { accessText } from "../access-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const access: Translated<typeof accessText> = {
  help: "La password del tuo account di amministratore.",
  lengthHint: `Almeno ${minPasswordLength} caratteri. Gli altri tuoi dispositivi vengono disconnessi.`,
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
      "Con un PIN approvi annullamenti e rimborsi sullo schermo del cameriere, senza scrivere la password.",
    hasOne:
      "Hai un PIN. Serve ad approvare sullo schermo del cameriere, non ad accedere al sistema. Se cambi la password, il PIN viene rimosso.",
    pin: "Nuovo PIN",
    form: "Da 4 a 6 cifre.",
    password: "La tua password attuale",
    passwordRequired: "Inserisci la tua password.",
    set: "Crea PIN",
    change: "Cambia PIN",
    remove: "Rimuovi PIN",
    saved: "PIN salvato.",
    removed: "PIN rimosso.",
  },
};

import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { accessText } from "../access-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const access: Translated<typeof accessText> = {
  help: "Le mot de passe de votre compte d’administrateur.",
  lengthHint: `Au moins ${minPasswordLength} caractères. Vos autres appareils sont déconnectés.`,
  password: {
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    confirm: "Confirmer",
    currentInvalid: "Mot de passe actuel incorrect",
    mismatch: "Les deux nouveaux mots de passe sont différents",
    changed: "Mot de passe changé.",
  },
  pin: {
    heading: "PIN d’approbation",
    hasNone:
      "Avec un PIN, vous approuvez annulations et remboursements sur l’écran du serveur, sans taper le mot de passe.",
    hasOne:
      "Vous avez un PIN. Il sert à approuver sur l’écran du serveur, pas à se connecter. Changer le mot de passe supprime le PIN.",
    pin: "Nouveau PIN",
    form: "De 4 à 6 chiffres.",
    password: "Votre mot de passe actuel",
    passwordRequired: "Saisissez votre mot de passe.",
    set: "Créer le PIN",
    change: "Changer le PIN",
    remove: "Supprimer le PIN",
    saved: "PIN enregistré.",
    removed: "PIN supprimé.",
  },
};

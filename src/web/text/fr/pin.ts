import type { pinText } from "../pin-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pin: Translated<typeof pinText> = {
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
};

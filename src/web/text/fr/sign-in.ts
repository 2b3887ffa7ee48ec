import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { signInText } from "../sign-in-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const signIn: Translated<typeof signInText> = {
  user: "E-mail",
  userPlaceholder: "e-mail",
  password: "Mot de passe",
  showPassword: "Voir le mot de passe",
  submit: "Connexion",
  linkUsed:
    "Ce lien d’accès a déjà servi ou a expiré. Demandez-en un autre ou utilisez votre mot de passe.",
  fieldErrors: {
    user: "Saisissez votre e-mail.",
    password: "Saisissez votre mot de passe.",
  },

  shortPassword: `Le mot de passe doit avoir au moins ${minPasswordLength} caractères.`,
  replaceQuestion: "Se connecter avec le nouvel accès\u202f?",
  replaceExplanation: (label) =>
    `Cet appareil est connecté en tant que ${label}. Cette session va se terminer.`,
};

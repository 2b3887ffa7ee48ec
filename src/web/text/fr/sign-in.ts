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
};

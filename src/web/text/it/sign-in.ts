import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { signInText } from "../sign-in-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const signIn: Translated<typeof signInText> = {
  user: "E-mail",
  userPlaceholder: "e-mail",
  password: "Password",
  showPassword: "Mostra password",
  submit: "Accedi",
  linkUsed:
    "Questo link di accesso è già stato usato o è scaduto. Chiedine un altro o usa la password.",
  fieldErrors: {
    user: "Inserisci la tua e-mail.",
    password: "Inserisci la tua password.",
  },

  shortPassword: `La password deve avere almeno ${minPasswordLength} caratteri.`,
  replaceQuestion: "Accedere con il nuovo accesso?",
  replaceExplanation: (label) =>
    `Questo dispositivo è già connesso come ${label}. Quella sessione terminerà.`,
};

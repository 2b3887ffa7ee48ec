import type { signInText } from "../sign-in-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const signIn: Translated<typeof signInText> = {
  user: "E-mail",
  userPlaceholder: "e-mail",
  password: "Password",
  showPassword: "Mostra password",
  submit: "Accedi",
  linkUsed:
    "Questo link di accesso è già stato usato o è scaduto. Ne chieda un altro o usi la password.",
  fieldErrors: {
    user: "Inserisca la sua e-mail.",
    password: "Inserisca la sua password.",
  },
};

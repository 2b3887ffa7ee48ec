import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { signInText } from "../sign-in-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const signIn: Translated<typeof signInText> = {
  user: "Email",
  userPlaceholder: "email",
  password: "Password",
  showPassword: "Show password",
  submit: "Sign in",
  linkUsed:
    "This sign-in link has already been used or has expired. Ask for another or sign in with your password.",
  fieldErrors: {
    user: "Enter your email.",
    password: "Enter your password.",
  },

  shortPassword: `The password must have at least ${minPasswordLength} characters.`,
  replaceQuestion: "Sign in with the new account?",
  replaceExplanation: (label) => `This device is signed in as ${label}. That session will end.`,
};

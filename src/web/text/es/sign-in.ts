import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { signInText } from "../sign-in-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const signIn: Translated<typeof signInText> = {
  user: "Correo",
  userPlaceholder: "correo",
  password: "Contraseña",
  showPassword: "Ver contraseña",
  submit: "Ingresar",
  linkUsed: "Este enlace de acceso ya se usó o venció. Pida otro o ingrese con su contraseña.",
  fieldErrors: {
    user: "Escriba su correo.",
    password: "Escriba su contraseña.",
  },

  shortPassword: `La contraseña debe tener al menos ${minPasswordLength} caracteres.`,
  replaceQuestion: "¿Ingresar con el nuevo acceso?",
  replaceExplanation: (label) =>
    `Este dispositivo ya ingresó como ${label}. Esa sesión va a terminar.`,
};

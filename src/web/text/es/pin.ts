import type { pinText } from "../pin-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pin: Translated<typeof pinText> = {
  heading: "PIN de aprobación",
  hasNone:
    "Con un PIN usted aprueba cancelaciones y reembolsos en la pantalla del mesero, sin escribir la contraseña.",
  hasOne:
    "Usted tiene un PIN. Sirve para aprobar en la pantalla del mesero, no para ingresar al sistema. Al cambiar la contraseña, se quita el PIN.",
  pin: "Nuevo PIN",
  form: "De 4 a 6 dígitos.",
  password: "Su contraseña actual",
  passwordRequired: "Escriba su contraseña.",
  set: "Crear PIN",
  change: "Cambiar PIN",
  remove: "Quitar PIN",
  saved: "PIN guardado.",
  removed: "PIN quitado.",
};

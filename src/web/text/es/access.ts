import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { accessText } from "../access-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const access: Translated<typeof accessText> = {
  help: "La contraseña de su cuenta de administrador.",
  lengthHint: `Al menos ${minPasswordLength} caracteres. Se cierra la sesión en sus otros dispositivos.`,
  password: {
    current: "Contraseña actual",
    new: "Nueva contraseña",
    confirm: "Confirmar contraseña",
    currentInvalid: "Contraseña actual incorrecta",
    mismatch: "La nueva contraseña y su confirmación son diferentes",
    changed: "Contraseña cambiada.",
  },
  pin: {
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
  },
};

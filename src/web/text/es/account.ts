import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const account: Translated<typeof accountText> = {
  settings: {
    paymentMethods: "Formas de pago",
    printQrCode: "Imprimir código QR",
  },

  password: {
    current: "Contraseña actual",
    new: "Nueva contraseña",
    confirm: "Confirmar contraseña",
    currentInvalid: "Contraseña actual incorrecta",
    mismatch: "La nueva contraseña y su confirmación son diferentes",
    changed: "Contraseña cambiada.",
  },

  staff: {
    attendant: "Mesero",
    administrator: "Administrador",
    block: "Bloquear",
    unblock: "Desbloquear",
    blocked: "Bloqueado",
    resetPassword: "Restablecer contraseña",
  },
};

import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `¿Cancelar el pedido ${number}?`,
    reason: "Motivo",
    text: "Detalle",
    textHint: "El cliente ve el motivo y el detalle.",
    reasonRequired: "Elija el motivo.",
    textRequired: "Indique el motivo.",
    approvalWhy: "La preparación ya empezó o la cuenta ya se pagó: un administrador debe aprobar.",
    keep: "Conservar el pedido",
    cancel: "Cancelar el pedido",
  },

  approval: {
    heading: "Aprobación de un administrador",
    pin: "PIN del administrador",
    user: "Correo del administrador",
    pass: "Contraseña del administrador",
    required: {
      pin: "Escriba el PIN.",
      user: "Escriba el correo.",
      pass: "Escriba la contraseña.",
    },
    withPassword: "Usar correo y contraseña",
    withPin: "Usar el PIN",
  },
};

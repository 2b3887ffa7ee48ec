import { dictionary } from "./spoken-language.ts";

/** The business and its people, in its settings, in Portuguese; see dictionary.ts. */
export const accountText = dictionary("account", {
  settings: {
    paymentMethods: "Formas de pagamento",
    printQrCode: "Imprimir QR Code",
  },

  password: {
    current: "Senha atual",
    new: "Nova senha",
    confirm: "Confirmar senha",
    currentInvalid: "Senha atual inválida",
    mismatch: "Nova senha e confirma senha estão diferentes",
    changed: "Senha alterada.",
  },

  staff: {
    attendant: "Atendente",
    administrator: "Administrador",
    block: "Bloquear",
    unblock: "Desbloquear",
    blocked: "Bloqueado",
    resetPassword: "Redefinir senha",
  },
});

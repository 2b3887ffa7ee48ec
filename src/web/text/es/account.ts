import type { accountText } from "../account-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of account-dictionary.ts in Spanish. */
export const account: Translated<typeof accountText> = {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Teléfono",
    postalCode: "CEP",
    street: "Calle",
    number: "Número",
    complement: "Complemento",
    district: "Barrio",
    city: "Ciudad",
    state: "UF",
    map: "Mapa",
    mapHint: "Pegue aquí el código de inserción o la dirección del mapa.",
    about: "Sobre nosotros",
    paymentInstructions: "Instrucciones de pago",
    pixKey: "Clave PIX",
    paymentMethods: "Formas de pago",
    languages: "Idiomas",
    tableCount: "Número de mesas",
    servicePercent: "Servicio (%)",
    printQrCode: "Imprimir código QR",
    signOut: "Salir",
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

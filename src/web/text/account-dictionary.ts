import { dictionary } from "./spoken-language.ts";

/** The business and its people, in its settings, in Portuguese; see dictionary.ts. */
export const accountText = dictionary("account", {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Telefone",
    postalCode: "CEP",
    street: "Rua",
    number: "Número",
    complement: "Complemento",
    district: "Bairro",
    city: "Cidade",
    state: "UF",
    map: "Mapa",
    mapHint: "Cole aqui o código de incorporação ou o endereço do mapa.",
    about: "Sobre",
    paymentInstructions: "Instruções de pagamento",
    pixKey: "Chave PIX",
    paymentMethods: "Formas de pagamento",
    languages: "Idiomas",
    tableCount: "Número de mesas",
    servicePercent: "Serviço (%)",
    printQrCode: "Imprimir QR Code",
    signOut: "Sair",
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

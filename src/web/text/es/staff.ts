import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of staff-dictionary.ts in Spanish. */
export const staff: Translated<typeof staffText> = {
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
    about: "Acerca de",
    paymentInstructions: "Instrucciones de pago",
    pixKey: "Clave PIX",
    paymentMethods: "Formas de pago",
    languages: "Idiomas",
    tableCount: "Número de mesas",
    servicePercent: "Servicio (%)",
    printQrCode: "Imprimir código QR",
    save: "Guardar",
    signOut: "Salir",
  },

  live: {
    live: "En vivo",
    polled: "Se actualiza cada 15 s",
    connecting: "Conectando...",
  },

  days: {
    choose: "Otros días",
    clear: "Volver a hoy",
    from: "De",
    to: "Hasta",
    show: "Ver",
    range: (from, to) => `${from} a ${to}`,
    invalid: "Escriba un día que exista, como 21/11/2026.",
    turned: "El último día es anterior al primero.",
  },

  orders: {
    newOrders: "Pedidos nuevos",
    enterOrder: "Nuevo pedido",
    isNew: "Nuevo",
    moreNew: (count) => `Hay ${count} más: aparecen aquí cuando se acepten estos.`,
    ready: "Listo",
    markReady: (number) => `Listo para recoger: pedido ${number}`,
    isReady: (number) => `Pedido ${number} listo para recoger.`,
    scheduledFor: (when) => `Programado: ${when}`,
    area: "Zona",
    promised: "Prometido para",
    emptyBelow: "Ningún otro pedido aquí",
    sentBy: (name) => `por ${name}`,
    showAll: "Mostrar todos los pedidos",
    statusNotChanged: (number, reason) => `El estado del pedido ${number} no cambió. ${reason}`,
  },

  board: {
    columns: {
      open: "Abiertos",
      processing: "En proceso",
      preparing: "Preparando",
      ready: "Listo",
      travelling: "En camino",
    },
    ages: { min: "min", h: "h", d: "d" },
    none: "Ningún pedido.",
    services: { delivery: "A domicilio", takeout: "Para llevar", indoor: "Mesa o habitación" },
    more: (count) => `y ${count} más`,
    search: "Buscar pedido",
    searchHint: "Número, nombre o mesa",
    service: "Servicio",
    allServices: "Todos",
    nothingFound: "Ningún pedido encontrado",
    nothingFoundHint: "Revise el número, el nombre o la mesa, y la pestaña.",
    clearSearch: "Borrar la búsqueda",
  },

  cancelling: {
    question: (number) => `¿Cancelar el pedido ${number}?`,
    reason: "Motivo",
    text: "Detalle",
    textHint: "El cliente lee el motivo y el detalle.",
    reasonRequired: "Elija el motivo.",
    textRequired: "Diga el motivo.",
    approvalWhy: "La preparación ya empezó o la cuenta ya se pagó: un administrador debe aprobar.",
    keep: "Conservar el pedido",
    cancel: "Cancelar el pedido",
  },

  approval: {
    heading: "Aprobación de un administrador",
    pin: "PIN del administrador",
    user: "Usuario del administrador",
    pass: "Contraseña del administrador",
    required: {
      pin: "Escriba el PIN.",
      user: "Escriba el usuario.",
      pass: "Escriba la contraseña.",
    },
    withPassword: "Usar correo y contraseña",
    withPin: "Usar el PIN",
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

  printing: {
    heading: "Imprimir pedido",
    print: "Imprimir",
    printOrder: (number) => `Imprimir el pedido ${number}`,
    blocked:
      "El navegador no dejó abrir la ventana. Permita ventanas de este sitio e intente de nuevo.",
    close: "Cerrar",
    notLoaded: "El pedido no cargó.",
  },
};

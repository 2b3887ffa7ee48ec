import type { checkoutText } from "../checkout-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const checkout: Translated<typeof checkoutText> = {
  checkout: {
    heading: "Finalizar pedido",
    orderInShort: (items, total) =>
      items === 1 ? `1 producto\u00a0· ${total}` : `${items} productos\u00a0· ${total}`,
    who: "Quién",
    contacts: "Hable con nosotros",
    remember: "Recordar mis datos en este dispositivo",
    privacy: "Cómo cuidamos sus datos",
    rememberHint: "Quedan solo en este dispositivo, por 90 días.",
    forget: "Olvidar mis datos",
    forgotten: "Sus datos se borraron de este dispositivo.",
    willBeCharged: "Total a pagar:",
    noDelivery: "Ahora no hay entregas a domicilio: el pedido es para llevar.",
    takeoutInstead: "Recoger en el local",
    send: "Enviar pedido",
    sending: "Enviando el pedido...",
    missing: {
      name: "Falta el nombre",
      email: "Falta el correo",
      phone: "Falta el teléfono",
      postalCode: "Falta el CEP",
      address: "Falta la dirección",
      number: "Falta el número",
      district: "Falta el barrio",
      city: "Falta la ciudad",
      room: "Falta la habitación o la mesa",
      time: "Falta el horario",
      paymentMethod: "Falta la forma de pago",
    },
    outside: "Dirección fuera de la zona",
    belowMinimum: "Por debajo del pedido mínimo",
    deliveryRequired: "¡Los datos personales y la dirección son obligatorios!",
    takeoutRequired: "¡Los datos personales son obligatorios!",
    roomRequired: "¡Los datos personales y la habitación son obligatorios!",
    notSentTitle: "El pedido no se envió",
    arrivedBefore: "Su pedido ya había llegado, como estaba antes de los últimos cambios.",
    rest: "Lo que faltó todavía no se pidió.",
    orderRest: "Pedir lo que faltó",
  },
};

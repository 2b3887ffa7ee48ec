import type { settingsSellingText } from "../settings-selling-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSelling: Translated<typeof settingsSellingText> = {
  payment: {
    help: "Cómo cobra el local: lo que el cliente elige al finalizar un pedido y lo que registra el equipo.",
    keyWithoutPix:
      "PIX no está marcado: el cliente ve esta clave al finalizar el pedido, pero no puede elegir pagar con PIX. Si acepta PIX, márquelo arriba.",
    pixWithoutKey: "PIX está marcado, pero no hay clave: el cliente elige PIX y no ve dónde pagar.",
    wrongPixKey:
      "Esta clave no es válida: compruebe que los dígitos sean los que muestra su banco. Con ella no hay código PIX con el monto del pedido.",
    longPixName: (name, count, most) =>
      `El nombre en este código, “${name}”, tiene ${count} letras, y el estándar de PIX admite ${most}: algunos bancos rechazan el pago. Genere el código de nuevo con un nombre más corto, o use solo la clave.`,
    longPixCity: (city, count, most) =>
      `La ciudad en este código, “${city}”, tiene ${count} letras, y el estándar de PIX admite ${most}: algunos bancos rechazan el pago. Genere el código de nuevo con una forma más corta, o use solo la clave.`,
    fixedPixAmount: (amount) =>
      `Este código cobra siempre ${amount}, sea cual sea el pedido. Use un código sin monto, o solo la clave.`,
    singlePixCode:
      "Este código es para un solo cobro, y puede vencer. Use un código que sirva siempre, o solo la clave.",
    methodsHint: "El cliente y el equipo eligen entre las marcadas.",
  },
  tables: {
    help: "Para los pedidos hechos en la mesa.",
  },
  rooms: {
    help: "Para los códigos QR, uno por habitación.",
    countHint:
      "Los códigos se numeran desde el 1. El huésped puede escribir otra habitación en el pedido.",
  },
};

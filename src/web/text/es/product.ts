import type { productText } from "../product-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const product: Translated<typeof productText> = {
  front: {
    title: "Comanda",
    what: "Menú y pedidos por internet para restaurantes, bares, hoteles y cafés. Cada local tiene aquí su propia dirección.",
  },

  missing: {
    what: "No hay nada en esta dirección. Revise, letra por letra, que esté como la da el local. Si vino de un código QR, pida uno nuevo al local.",
  },

  offline:
    "Esta página todavía no se guardó en este dispositivo. Revise la conexión e intente de nuevo.",

  oldBrowser:
    "Este navegador es antiguo: puede leer esta página, pero para hacer pedidos se necesita uno más nuevo.",
  pageFailed: "Algo salió mal.",
  pageReadsOnly: "Puede leer esta página, pero no usarla.",

  withoutScripts:
    "Esta página necesita JavaScript. Actívelo en el navegador y abra la página de nuevo.",
};

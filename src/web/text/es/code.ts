import type { codeText } from "../code-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const code: Translated<typeof codeText> = {
  help: "Un PDF listo para imprimir y recortar: el código del sitio y, si hay mesas, uno para cada una.",
  print: "Imprimir código QR",
  newTab: "El PDF se abre en otra pestaña.",
  design: "Diseñar hojas",
  designHint: "Carteles de mesa, adhesivos y tarjetas, con el logo y el color del local.",
  heading: "Hojas de códigos",
  kind: "Códigos",
  kinds: { page: "De la página del local", tables: "De cada mesa", rooms: "De cada habitación" },
  layout: "Formato",
  layouts: {
    tents: "Cartel de mesa A6, para doblar",
    stickers: "Adhesivos de 70 × 37 mm",
    cards: "Tarjetas para recortar",
  },
  numbers: "Números",
  numbersHint: (most) => `En blanco: de 1 a ${most}. O elija: 1-4, 9`,
  wrongNumbers: (most) => `Escriba números de 1 a ${most}, como 1-4, 9.`,
  logo: "Con el logo",
  colours: "Con el color del local",
  preview: "Cómo queda la primera hoja",
  drawing: "Dibujando...",
  none: "No hay mesas ni habitaciones: indique cuántas hay en la configuración.",
  download: "Descargar PDF",
  downloaded: (count) =>
    count === 1 ? "PDF con 1 código descargado." : `PDF con ${count} códigos descargado.`,
  fileName: "codigos-qr.pdf",
  keys: "Claves de las mesas",
  keysHelp:
    "El código de cada mesa lleva una clave: con ella el pedido del cliente va a la cuenta de la mesa. Si alguien pide de lejos con una foto del código, renueve la clave e imprima de nuevo.",
  table: "Mesa",
  renew: "Renovar clave",
  renewQuestion: (table) => `¿Renovar la clave de la mesa ${table}?`,
  renewWarning: (table) =>
    `Los códigos ya impresos de la mesa ${table} ya no sirven para pedir: imprima otros y cámbielos.`,
  renewedAt: (when) => `Clave renovada el ${when}.`,
  renewedBy: (when, name) => `Clave renovada el ${when} por ${name}.`,
  renewed: (table) => `Clave de la mesa ${table} renovada. Imprima el código de nuevo.`,
};

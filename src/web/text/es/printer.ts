import type { printerText } from "../printer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printer: Translated<typeof printerText> = {
  section: "Cada pedido aceptado sale en papel, en la impresora de cada estación.",
  heading: "Impresoras",
  help: "Una impresora imprime sola lo que es de sus estaciones, en cuanto se acepta el pedido.",
  none: "Ninguna impresora: imprima cada pedido desde la página de pedidos, o conecte una aquí.",
  add: "Agregar impresora",
  edit: "Editar",
  remove: "Quitar",
  test: "Imprimir prueba",
  removed: (name) => `${name} se quitó`,
  testSent: "Prueba en la cola de la impresora",
  loadFailed: "Las impresoras no se cargaron.",
  removeQuestion: (name) => `¿Quitar ${name}?`,
  removeExplanation: "Su dirección deja de funcionar, y lo que no imprimió sale de la cola.",
  shortKinds: { agent: "Agente", cloudprnt: "Star", epson: "Epson", browser: "Navegador" },
  fallbackTo: (name) => `Si falla, imprime en ${name}`,
  states: {
    new: "Todavía sin conectar",
    ready: "Lista",
    fault: "Con un problema",
    silent: "Sin respuesta",
  },
  seen: (when) => `Vista por última vez: ${when}`,
  waiting: (count) => (count === 1 ? "1 en la cola" : `${count} en la cola`),
  failed: (count) => (count === 1 ? "1 falló" : `${count} fallaron`),
};

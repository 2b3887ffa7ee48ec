import type { briefText } from "../brief-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const brief: Translated<typeof briefText> = {
  emptyTitle: "Ningún pedido aquí",
  observation: (words) => `Nota: ${words}`,
  status: "Estado",
  orderNumber: (number) => `Pedido ${number}`,
  follow: "Seguir el pedido",
  deliverTo: "Entregar en",
  readyAt: (time) => `Listo a las ${time}`,
  arrivesAt: (time) => `Llega a las ${time}`,
  notSent:
    "El pedido quedó sin respuesta y puede haber llegado. Envíelo de nuevo: no se duplicará.",
  printQrCode: "Imprimir código QR",
};

import type { pausingText } from "../pausing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pausing: Translated<typeof pausingText> = {
  title: "Pausar pedidos",
  which: "Qué pausar",
  all: "Todo",
  reason: "Motivo",
  reasonHint: "El cliente ve esto en el sitio. Ej.: Cocina llena, ya volvemos.",
  forMinutes: (minutes) => `${minutes} min`,
  untilReopened: "Hasta que yo reabra",
  untilReopenedHint: "Máximo 7 días. Las cuentas de las mesas continúan.",

  pause: {
    button: "Pausar",
    region: "Pedidos en pausa",
    reopen: "Reabrir ahora",
    reopenOf: (name) => `Reabrir ahora: ${name}`,
    paused: (name) => `${name}: pedidos en pausa.`,
    reopened: (name) => `${name}: abierto de nuevo.`,
    failed: (name, why) => `${name} no cambió. ${why}`,
  },
};

import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  state: {
    open: "Abierto",
    closed: "Cerrado",
    off: "Desactivado",
    closesAt: (when) => `cierra ${when}`,
    opensAt: (when) => `abre ${when}`,
    days: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
    pausedUntil: (when) => `En pausa hasta ${/^\d+:\d+$/.test(when) ? "las " : ""}${when}`,
    paused: "En pausa",
  },

  names: { delivery: "A domicilio", takeout: "Para llevar", indoor: "Habitación y mesa" },
};

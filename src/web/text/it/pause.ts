import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  state: {
    open: "Aperto",
    closed: "Chiuso",
    off: "Non attivo",
    closesAt: (when) => `chiude ${when}`,
    opensAt: (when) => `apre ${when}`,
    days: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
    pausedUntil: (when) => `In pausa fino ${/^\d+:\d+$/.test(when) ? "alle" : "a"} ${when}`,
    paused: "In pausa",
  },

  names: { delivery: "Consegna", takeout: "Asporto", indoor: "Camera e tavolo" },
};

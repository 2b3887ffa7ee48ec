import type { hoursText } from "../hours-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const hours: Translated<typeof hoursText> = {
  intervals: {
    opens: "Apre",
    closes: "Chiude",
    ofDay: (what, day) => `${what}, ${day}`,
    addInterval: (day) => `Nuovo orario: ${day}`,
    removeInterval: (day, which) => `Rimuovi orario: ${day}, ${which}`,
    wholeDay: "tutto il giorno",
    untilMidnight: "fino a mezzanotte",
    untilNextDay: (time) => `fino alle ${time} del giorno dopo`,
    time: "Inserisci l’orario.",
    overlaps: "Questo orario si sovrappone a un altro.",
  },

  weekdays: ["Domenica", "Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì", "Sabato"],
};

import type { hoursText } from "../hours-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const hours: Translated<typeof hoursText> = {
  intervals: {
    opens: "Abre",
    closes: "Cierra",
    ofDay: (what, day) => `${what}, ${day}`,
    addInterval: (day) => `Nuevo horario: ${day}`,
    removeInterval: (day, which) => `Quitar horario: ${day}, ${which}`,
    wholeDay: "todo el día",
    untilMidnight: "hasta medianoche",
    untilNextDay: (time) => `hasta las ${time} del día siguiente`,
    time: "Escriba el horario.",
    overlaps: "Este horario se superpone con otro.",
  },

  weekdays: ["Domingo", "Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"],
};

import { dictionary } from "./spoken-language.ts";

export const hoursText = dictionary("hours", {
  intervals: {
    opens: "Abre",
    closes: "Fecha",
    ofDay: (what: string, day: string) => `${what}, ${day}`,
    addInterval: (day: string) => `Novo horário: ${day}`,
    removeInterval: (day: string, which: string) => `Remover horário: ${day}, ${which}`,
    wholeDay: "o dia todo",
    untilMidnight: "até meia-noite",
    untilNextDay: (time: string) => `até ${time} do dia seguinte`,
    time: "Digite o horário.",
    overlaps: "Este horário cruza com outro.",
  },

  /** From Sunday on. */
  weekdays: ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"],
});

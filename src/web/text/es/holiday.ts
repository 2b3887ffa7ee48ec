import type { holidayText } from "../holiday-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const holiday: Translated<typeof holidayText> = {
  holidays: "Próximos feriados",
  holidaysHelp: "Elija en cuáles cierra. Después puede cambiarlo por otro horario.",
  noHolidays: "Los próximos feriados ya están en la lista.",
  closeOn: "Cerrar",
  addHoliday: (name) => `Cerrar: ${name}`,
  addAllHolidays: "Cerrar en todos",
  fullDates: (most) => `Caben como máximo ${most} fechas: quite las que ya pasaron.`,
};

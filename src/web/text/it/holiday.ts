import type { holidayText } from "../holiday-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const holiday: Translated<typeof holidayText> = {
  holidays: "Prossime festività",
  holidaysHelp: "Scegli in quali chiudere. Poi puoi impostare un altro orario.",
  noHolidays: "Le prossime festività sono già nell’elenco.",
  closeOn: "Chiudi",
  addHoliday: (name) => `Chiudi: ${name}`,
  addAllHolidays: "Chiudi in tutte",
  fullDates: (most) => `C’è posto per ${most} date al massimo: togli quelle passate.`,
};

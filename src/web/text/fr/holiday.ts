import type { holidayText } from "../holiday-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const holiday: Translated<typeof holidayText> = {
  holidays: "Prochains jours fériés",
  holidaysHelp: "Choisissez ceux où vous fermez. Vous pourrez mettre d’autres horaires après.",
  noHolidays: "Les prochains jours fériés sont déjà dans la liste.",
  closeOn: "Fermer",
  addHoliday: (name) => `Fermer\u202f: ${name}`,
  addAllHolidays: "Fermer pour tous",
  fullDates: (most) => `${most} dates au maximum\u202f: retirez celles qui sont passées.`,
};

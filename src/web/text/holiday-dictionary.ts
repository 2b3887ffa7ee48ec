import { dictionary } from "./spoken-language.ts";

export const holidayText = dictionary("holiday", {
  holidays: "Próximos feriados",
  holidaysHelp: "Escolha em quais você fecha. Depois dá para trocar por outro horário.",
  noHolidays: "Os próximos feriados já estão na lista.",
  closeOn: "Fechar",
  addHoliday: (name: string) => `Fechar: ${name}`,
  addAllHolidays: "Fechar em todos",
  fullDates: (most: number) => `Cabem no máximo ${most} datas: tire as que já passaram.`,
});

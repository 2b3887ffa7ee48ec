import { dictionary } from "./spoken-language.ts";

/**
 * Opening hours, services and areas as guests read them, in Portuguese; see dictionary.ts. Times come in as "HH:MM",
 * amounts as already formatted money. No line ends at "\u2060".
 */
export const openingText = dictionary("opening", {
  open: "Aberto",
  closed: "Fechado",
  paused: "Pedidos pausados",
  closesAt: (time: string) => `fecha às ${time}`,
  opensAt: (when: string) => `abre ${when}`,
  /** Times within a text that come in as "HH:mm", written as readers write them. */
  times: (times: string) => times,
  at: (time: string) => `às ${time}`,
  tomorrowAt: (time: string) => `amanhã às ${time}`,
  date: (day: string, month: string) => `${day}/${month}`,
  onDayAt: (day: string, time: string) => `${day} às ${time}`,
  backAt: (when: string) => `voltam ${when}`,
  minutes: (from: number, to: number) =>
    from === to ? `${from}\u00a0min` : `${from}–\u2060${to}\u00a0min`,
  feeFrom: (amount: string) => `a partir de ${amount}`,
  feeRange: (least: string, most: string) => `${least}–\u2060${most}`,
  freeDelivery: "entrega grátis",
  hours: "Horários",
  hoursOf: { delivery: "Entrega", takeout: "Retirada", indoor: "No local" },
  closedAllDay: "Fechado",
  always: "Sempre aberto",
  weekdays: [
    "domingo",
    "segunda-feira",
    "terça-feira",
    "quarta-feira",
    "quinta-feira",
    "sexta-feira",
    "sábado",
  ],
  shortWeekdays: ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"],
  daysTo: (from: string, until: string) => `${from} a ${until}`,
  availableAt: (times: string) => `Disponível ${times}`,
  service: "Como receber",
  delivery: "Entrega",
  takeout: "Retirada",
  fetchAt: "Retirar em",
});

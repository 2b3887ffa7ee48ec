import type { openingText } from "../opening-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** One o'clock is singular. */
const at = (time: string) => `a la${/^0?1:/.test(time) ? "" : "s"} ${time}`;

export const opening: Translated<typeof openingText> = {
  open: "Abierto",
  closed: "Cerrado",
  paused: "Pedidos en pausa",
  closesAt: (time) => `cierra ${at(time)}`,
  opensAt: (when) => `abre ${when}`,
  times: (times) => times,
  at,
  tomorrowAt: (time) => `mañana ${at(time)}`,
  date: (day, month) => `${day}/${month}`,
  onDayAt: (day, time) => `el ${day} ${at(time)}`,
  backAt: (when) => `vuelven ${when}`,
  minutes: (from, to) => (from === to ? `${from}\u00a0min` : `${from}–\u2060${to}\u00a0min`),
  feeFrom: (amount) => `desde ${amount}`,
  feeRange: (least, most) => `${least}–\u2060${most}`,
  freeDelivery: "envío gratis",
  hours: "Horarios",
  hoursOf: { delivery: "A domicilio", takeout: "Para llevar", indoor: "En el local" },
  closedAllDay: "Cerrado",
  always: "Siempre abierto",
  weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  shortWeekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
  daysTo: (from, until) => `${from} a ${until}`,
  availableAt: (times) => `Disponible ${times}`,
  service: "A domicilio o para llevar",
  delivery: "A domicilio",
  takeout: "Para llevar",
  fetchAt: "Recoger en",
};

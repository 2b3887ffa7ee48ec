import type { openingText } from "../opening-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of opening-dictionary.ts in Spanish. */
export const opening: Translated<typeof openingText> = {
  open: "Abierto",
  closed: "Cerrado",
  paused: "Pedidos en pausa",
  closesAt: (time) => `cierra a las ${time}`,
  opensAt: (when) => `abre ${when}`,
  times: (times) => times,
  at: (time) => `a las ${time}`,
  tomorrowAt: (time) => `mañana a las ${time}`,
  date: (day, month) => `${day}/${month}`,
  onDayAt: (day, time) => `el ${day} a las ${time}`,
  backAt: (time) => `vuelven a las ${time}`,
  minutes: (from, to) => (from === to ? `${from} min` : `${from}–\u2060${to} min`),
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

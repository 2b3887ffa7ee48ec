import type { openingText } from "../opening-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of opening-dictionary.ts in Italian. */
export const opening: Translated<typeof openingText> = {
  open: "Aperto",
  closed: "Chiuso",
  paused: "Ordini in pausa",
  closesAt: (time) => `chiude alle ${time}`,
  opensAt: (when) => `apre ${when}`,
  times: (times) => times,
  at: (time) => `alle ${time}`,
  tomorrowAt: (time) => `domani alle ${time}`,
  date: (day, month) => `il ${day}/${month}`,
  onDayAt: (day, time) => `${day} alle ${time}`,
  backAt: (time) => `riprendono alle ${time}`,
  minutes: (from, to) => (from === to ? `${from} min` : `${from}–\u2060${to} min`),
  feeFrom: (amount) => `a partire da ${amount}`,
  feeRange: (least, most) => `${least}–\u2060${most}`,
  freeDelivery: "consegna gratis",
  hours: "Orari",
  hoursOf: { delivery: "Consegna", takeout: "Asporto", indoor: "Nel locale" },
  closedAllDay: "Chiuso",
  always: "Sempre aperto",
  weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
  shortWeekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
  daysTo: (from, until) => `${from}–${until}`,
  availableAt: (times) => `Disponibile ${times}`,
  service: "Consegna o asporto",
  delivery: "Consegna",
  takeout: "Asporto",
  fetchAt: "Ritiro presso",
};

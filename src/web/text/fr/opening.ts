import type { openingText } from "../opening-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of opening-dictionary.ts in French. */
export const opening: Translated<typeof openingText> = {
  open: "Ouvert",
  closed: "Fermé",
  paused: "Commandes en pause",
  closesAt: (time) => `ferme à ${time}`,
  opensAt: (when) => `ouvre ${when}`,
  times: (times) => times,
  at: (time) => `à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,
  date: (day, month) => `le ${day}/${month}`,
  onDayAt: (day, time) => `${day} à ${time}`,
  backAt: (time) => `de retour à ${time}`,
  minutes: (from, to) => (from === to ? `${from} min` : `${from}–\u2060${to} min`),
  feeFrom: (amount) => `à partir de ${amount}`,
  feeRange: (least, most) => `${least}–\u2060${most}`,
  freeDelivery: "livraison offerte",
  hours: "Horaires",
  hoursOf: { delivery: "Livraison", takeout: "À emporter", indoor: "Sur place" },
  closedAllDay: "Fermé",
  always: "Toujours ouvert",
  weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  shortWeekdays: ["dim", "lun", "mar", "mer", "jeu", "ven", "sam"],
  daysTo: (from, until) => `${from} à ${until}`,
  availableAt: (times) => `Disponible ${times}`,
  service: "Livraison ou retrait",
  delivery: "Livraison",
  takeout: "À emporter",
  fetchAt: "À retirer à",
};

import type { hoursText } from "../hours-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const hours: Translated<typeof hoursText> = {
  intervals: {
    opens: "Ouvre",
    closes: "Ferme",
    ofDay: (what, day) => `${what}, ${day}`,
    addInterval: (day) => `Nouvel horaire\u202f: ${day}`,
    removeInterval: (day, which) => `Supprimer l’horaire\u202f: ${day}, ${which}`,
    wholeDay: "toute la journée",
    untilMidnight: "jusqu’à minuit",
    untilNextDay: (time) => `jusqu’à ${time} le lendemain`,
    time: "Saisissez l’heure.",
    overlaps: "Cet horaire en chevauche un autre.",
  },

  weekdays: ["Dimanche", "Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi"],
};

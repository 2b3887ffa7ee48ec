import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  state: {
    open: "Ouvert",
    closed: "Fermé",
    off: "Désactivé",
    closesAt: (when) => `ferme ${when}`,
    opensAt: (when) => `ouvre ${when}`,
    days: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
    pausedUntil: (when) => `En pause jusqu’à ${when}`,
    paused: "En pause",
  },

  names: { delivery: "Livraison", takeout: "À emporter", indoor: "Chambre et table" },
};

import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pause: Translated<typeof pauseText> = {
  pause: {
    button: "Pause",
    region: "Commandes en pause",
    reopen: "Rouvrir",
    reopenOf: (name) => `Rouvrir maintenant\u202f: ${name}`,
    paused: (name) => `${name}\u202f: commandes en pause.`,
    reopened: (name) => `${name}\u202f: de nouveau ouvert.`,
    failed: (name, why) => `${name} n’a pas changé. ${why}`,
    said: (name, state) => `${name}\u202f: ${state}`,
  },

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

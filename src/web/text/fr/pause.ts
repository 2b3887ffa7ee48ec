import type { pauseText } from "../pause-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of pause-dictionary.ts in French. */
export const pause: Translated<typeof pauseText> = {
  pause: {
    button: "Pause",
    title: "Mettre les commandes en pause",
    which: "Quoi mettre en pause",
    all: "Tout",
    reason: "Motif",
    reasonHint: "Le client lit ceci sur le site. Ex.\u202f: Cuisine pleine, à tout de suite.",
    forMinutes: (minutes) => `${minutes} min`,
    untilReopened: "Jusqu’à réouverture",
    untilReopenedHint: "7 jours au maximum. Les additions des tables continuent.",
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

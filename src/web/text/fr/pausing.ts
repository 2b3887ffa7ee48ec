import type { pausingText } from "../pausing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pausing: Translated<typeof pausingText> = {
  title: "Mettre les commandes en pause",
  which: "Quoi mettre en pause",
  all: "Tout",
  reason: "Motif",
  reasonHint: "Le client voit ceci sur le site. Ex.\u202f: Cuisine pleine, à tout de suite.",
  forMinutes: (minutes) => `${minutes} min`,
  untilReopened: "Jusqu’à réouverture",
  untilReopenedHint: "7 jours au maximum. Les additions des tables continuent.",

  pause: {
    button: "Pause",
    region: "Commandes en pause",
    reopen: "Rouvrir",
    reopenOf: (name) => `Rouvrir maintenant\u202f: ${name}`,
    paused: (name) => `${name}\u202f: commandes en pause.`,
    reopened: (name) => `${name}\u202f: de nouveau ouvert.`,
    failed: (name, why) => `${name} n’a pas changé. ${why}`,
  },
};

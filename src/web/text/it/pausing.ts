import type { pausingText } from "../pausing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const pausing: Translated<typeof pausingText> = {
  title: "Metti in pausa gli ordini",
  which: "Che cosa mettere in pausa",
  all: "Tutto",
  reason: "Motivo",
  reasonHint: "Il cliente lo vede sul sito. Es.: Cucina piena, torniamo subito.",
  forMinutes: (minutes) => `${minutes} min`,
  untilReopened: "Finché non riapro",
  untilReopenedHint: "Al massimo 7 giorni. I conti dei tavoli continuano.",

  pause: {
    button: "Pausa",
    region: "Ordini in pausa",
    reopen: "Riapri ora",
    reopenOf: (name) => `Riapri ora: ${name}`,
    paused: (name) => `${name}: ordini in pausa.`,
    reopened: (name) => `${name}: di nuovo aperto.`,
    failed: (name, why) => `${name} non è cambiato. ${why}`,
  },
};

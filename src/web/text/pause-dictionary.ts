import { portugueseLabels } from "../../domain/labels.ts";
import type { Service } from "../../domain/service.ts";
import { dictionary } from "./spoken-language.ts";

/** Names of services, as an owner and as staff read them. */
const names: Record<Service, string> = {
  delivery: "Entrega",
  takeout: portugueseLabels.takeout,
  indoor: "Quarto e mesa",
};

export const pauseText = dictionary("pause", {
  state: {
    open: "Aberto",
    closed: "Fechado",
    off: "Desligado",
    closesAt: (when: string) => `fecha ${when}`,
    opensAt: (when: string) => `abre ${when}`,
    /** From Sunday on, in the middle of a sentence. */
    days: ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"],
    pausedUntil: (when: string) => `Pausado até ${when}`,
    paused: "Pausado",
  },

  names,
});

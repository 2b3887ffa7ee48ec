import { dictionary } from "./spoken-language.ts";

export const pausingText = dictionary("pausing", {
  title: "Pausar pedidos",
  which: "O que pausar",
  all: "Tudo",
  reason: "Motivo",
  reasonHint: "O cliente lê isto no site. Ex.: Cozinha cheia, já voltamos.",
  forMinutes: (minutes: number) => `${minutes} min`,
  untilReopened: "Até eu reabrir",
  untilReopenedHint: "No máximo 7 dias. As comandas das mesas continuam.",
  pause: {
    button: "Pausar",
    region: "Pedidos pausados",
    reopen: "Reabrir agora",
    reopenOf: (name: string) => `Reabrir agora: ${name}`,
    paused: (name: string) => `${name}: pedidos pausados.`,
    reopened: (name: string) => `${name}: aberto de novo.`,
    failed: (name: string, why: string) => `${name} não mudou. ${why}`,
  },
});

import { expect, test } from "vitest";
import { timeSince } from "./time-since.ts";

const now = new Date("2026-11-20T12:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [1, "1 segundo"],
  [59.9, "59 segundos"],
  [60, "1 minuto"],
  [300, "5 minutos"],
  [3600, "1 hora"],
  [2 * 3600, "2 horas"],
  [86_400, "1 dia"],
  [30 * 86_400, "1 mês"],
  [60 * 86_400, "2 meses"],
  [800 * 86_400, "2 anos"],
])("%d seconds is %s", (seconds, label) => {
  expect(timeSince(secondsAgo(seconds), now)).toBe(label);
});

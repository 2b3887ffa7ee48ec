import { expect, test } from "vitest";
import { openingWords } from "./opening-words.ts";

const timeZone = "America/Sao_Paulo";
/** A Wednesday, 17:30 on the account's clocks. */
const nowMs = Date.parse("2026-11-25T20:30:00Z");
const said = (state: "open" | "closed" | "paused", until?: string) =>
  openingWords(
    { state, untilMs: until === undefined ? undefined : Date.parse(until) },
    { nowMs, timeZone },
  );

test("whether orders are taken, and when that changes, by the account's clocks", () => {
  expect(said("open")).toBe("Aberto");
  expect(said("open", "2026-11-26T02:00:00Z")).toBe("Aberto\u00a0· fecha às 23:00");
  expect(said("open", "2026-11-26T05:00:00Z")).toBe("Aberto\u00a0· fecha amanhã às 02:00");
  expect(said("closed", "2026-11-25T21:00:00Z")).toBe("Fechado\u00a0· abre às 18:00");
  expect(said("closed", "2026-11-28T14:30:00Z")).toBe("Fechado\u00a0· abre sábado às 11:30");
  expect(said("closed", "2026-12-26T14:30:00Z")).toBe("Fechado\u00a0· abre 26/12 às 11:30");
  expect(said("closed")).toBe("Fechado");
  expect(said("paused", "2026-11-25T23:30:00Z")).toBe("Pausado até 20:30");
  expect(said("paused", "2026-11-27T12:00:00Z")).toBe("Pausado até sexta às 09:00");
});

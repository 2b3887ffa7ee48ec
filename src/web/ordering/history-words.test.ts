import { expect, test } from "vitest";
import { historyText } from "../text/history-dictionary.ts";
import { historyWords } from "./history-words.ts";

test("a promised time is on the account's clocks, wherever the device is", () => {
  const entry = { what: "promised", from: null, to: { promised_at: "2026-11-27T22:30:00Z" } };
  const said = (timeZone: string) => historyWords(entry, { currency: "R$", timeZone });
  expect(said("America/Manaus")).toBe(historyText.promised("18:30"));
  expect(said("Asia/Tokyo")).toBe(historyText.promised("07:30"));
});

test("a change of areas names each fee that is another, and a pause its service and reason", () => {
  const shown = { currency: "R$ ", timeZone: "America/Sao_Paulo" };
  const area = (id: string, fee: number) => ({ id, name: `Bairro ${id}`, fee });
  const areas = {
    what: "areas_changed",
    from: { areas: [area("1", 8), area("2", 5)] },
    to: { areas: [area("1", 0), area("2", 5), area("3", 9)] },
  };
  const fee = "Bairro 1: R$\u00a08,00 → R$\u00a00,00";
  expect(historyWords(areas, shown)).toBe(`${historyText.areasChanged}\u00a0· ${fee}`);
  const to = { service: "delivery", until: "2026-11-27T22:30:00Z", reason: "Chuva" };
  const paused = historyWords({ what: "paused", from: null, to }, shown);
  expect(paused).toBe("Entrega: pausa até 19:30\u00a0• 27/11/26 — Chuva");
});

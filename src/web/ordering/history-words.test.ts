import { expect, test } from "vitest";
import { historyText } from "../text/history-dictionary.ts";
import { historyWords } from "./history-words.ts";

test("a promised time is on the account's clocks, wherever the device is", () => {
  const entry = { what: "promised", from: null, to: { promised_at: "2026-11-27T22:30:00Z" } };
  const said = (timeZone: string) => historyWords(entry, { currency: "R$", timeZone });
  expect(said("America/Manaus")).toBe(historyText.promised("18:30"));
  expect(said("Asia/Tokyo")).toBe(historyText.promised("07:30"));
});

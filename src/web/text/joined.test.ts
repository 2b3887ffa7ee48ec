import { afterEach, expect, test } from "vitest";
import { listWords, withColon } from "./formats.ts";
import { joined, sideBySide } from "./joined.ts";
import { speak } from "./spoken-language.ts";

afterEach(() => speak("br"));

test.each([
  ["br", "Mesas, Cores e Sobre", "Pizza, Borda", "Cores: 2"],
  ["us", "Mesas, Cores, and Sobre", "Pizza, Borda", "Cores: 2"],
  ["fr", "Mesas, Cores et Sobre", "Pizza, Borda", "Cores\u202f: 2"],
  ["cn", "Mesas、Cores和Sobre", "Pizza、Borda", "Cores：2"],
] as const)(
  "%s has its own signs between words, and titles no word",
  (code, list, titles, told) => {
    speak(code);
    expect(listWords(["Mesas", "Cores", "Sobre"])).toBe(list);
    expect(sideBySide(["Pizza", "", "Borda"])).toBe(titles);
    expect(withColon("Cores", "2")).toBe(told);
  },
);

test("no line begins with the dot between facts, and a fact that is missing has none", () => {
  expect(joined(["Sangria", "", "Motoboy"])).toBe("Sangria\u00a0· Motoboy");
});

import { afterEach, expect, test } from "vitest";
import { inBrackets, joined, listWords, sentences, sideBySide, withColon } from "./joined.ts";
import { speak } from "./spoken-language.ts";

afterEach(() => speak("br"));

test.each([
  ["br", "Mesas, Cores e Sobre", "Pizza, Borda", "Cores: 2", "Não foi. Tente.", "Preço (R$)"],
  ["us", "Mesas, Cores, and Sobre", "Pizza, Borda", "Cores: 2", "Não foi. Tente.", "Preço (R$)"],
  [
    "fr",
    "Mesas, Cores et Sobre",
    "Pizza, Borda",
    "Cores\u202f: 2",
    "Não foi. Tente.",
    "Preço (R$)",
  ],
  ["cn", "Mesas、Cores和Sobre", "Pizza、Borda", "Cores：2", "Não foi。Tente.", "Preço（R$）"],
] as const)(
  "%s has its own signs between words and around them, and titles no word",
  (code, list, titles, told, said, noted) => {
    speak(code);
    expect(listWords(["Mesas", "Cores", "Sobre"])).toBe(list);
    expect(sideBySide(["Pizza", "", "Borda"])).toBe(titles);
    expect(withColon("Cores", "2")).toBe(told);
    expect(sentences(["Não foi", undefined, "Tente."])).toBe(said);
    expect(sentences([said, "Já!", "Agora"])).toMatch(/Tente\. ?Já! ?Agora$/);
    expect(sentences(["Não\nfoi", "Já"])).toMatch(/^Não\nfoi[.。] ?Já$/);
    expect(inBrackets("Preço", "R$")).toBe(noted);
  },
);

test("no line begins with the dot between facts, and a fact that is missing has none", () => {
  expect(joined(["Sangria", "", "Motoboy"])).toBe("Sangria\u00a0· Motoboy");
});

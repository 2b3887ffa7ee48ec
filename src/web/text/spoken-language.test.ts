import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Each test has dictionaries of its own, as a page has when it opens. */
let spoken: typeof import("./spoken-language.ts");

beforeEach(async () => {
  vi.resetModules();
  spoken = await import("./spoken-language.ts");
});

// Files of tests may share modules.
afterEach(() => vi.resetModules());

test("a dictionary that was announced before reads the language once it is fetched", async () => {
  const { ratingText } = await import("./rating-dictionary.ts");
  spoken.speak("us");
  expect(ratingText.send).toBe("Enviar avaliação");
  await spoken.textsReady();
  expect(ratingText.send).toBe("Send rating");
  expect(ratingText.stars(2)).toBe("2 stars");
  expect([spoken.spokenLanguage(), spoken.spokenTag()]).toEqual(["us", "en-US"]);
});

test("a dictionary that comes later reads the language with its part", async () => {
  spoken.speak("es");
  const { ratingText } = await spoken.withTexts(import("./rating-dictionary.ts"));
  expect(ratingText.send).toBe("Enviar calificación");
});

test("sections and lists that were taken out before read the new language", async () => {
  const { orderText } = await import("./order-dictionary.ts");
  const { openingText } = await import("./opening-dictionary.ts");
  const { steps } = orderText.timeline;
  spoken.speak("fr");
  await spoken.textsReady();
  expect(steps.ready).toBe("Prête");
  expect(openingText.weekdays[1]).toBe("lundi");
});

test("texts that were fetched before are shown at once, and Portuguese always is", async () => {
  const { ratingText } = await import("./rating-dictionary.ts");
  await spoken.textsReady("cn");
  expect(ratingText.thanksTitle).toBe("Obrigado!");
  spoken.speak("cn");
  expect(ratingText.thanksTitle).toBe("谢谢！");
  spoken.speak("br");
  expect(ratingText.thanksTitle).toBe("Obrigado!");
});

test("who changes the language again while texts are fetched reads the last one", async () => {
  const { ratingText } = await import("./rating-dictionary.ts");
  spoken.speak("us");
  const first = spoken.textsReady();
  spoken.speak("it");
  await Promise.all([first, spoken.textsReady()]);
  expect(ratingText.thanksTitle).toBe("Grazie!");
});

test("what cannot be fetched stays Portuguese, and the rest does not", async () => {
  const { ratingText } = await import("./rating-dictionary.ts");
  // No translation has it.
  const lost = spoken.dictionary("lost", { hello: "Olá" });
  spoken.speak("us");
  await spoken.textsReady();
  expect(lost.hello).toBe("Olá");
  expect(ratingText.thanksTitle).toBe("Thank you!");
});

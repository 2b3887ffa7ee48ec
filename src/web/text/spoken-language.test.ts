import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Each test has dictionaries of its own, as a page has when it opens. */
let spoken: typeof import("./spoken-language.ts");

beforeEach(async () => {
  vi.resetModules();
  spoken = await import("./spoken-language.ts");
  spoken.provideTranslations((await import("./translations.ts")).translations);
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

test("words that nobody waited for any longer change what is read, and who draws it is told", async () => {
  vi.useFakeTimers();
  try {
    const { ratingText } = await import("./rating-dictionary.ts");
    let arrive = (_file: object): void => undefined;
    const file = new Promise<object>((resolve) => (arrive = resolve));
    spoken.provideTranslations({
      it: async () => ({ files: { "./rating.ts": async () => file } }),
    });
    const told = vi.fn<() => void>();
    spoken.speak("it");
    spoken.onWordChange(told);
    const before = spoken.wordChanges();
    const ready = spoken.textsReady();
    await vi.advanceTimersByTimeAsync(3000);
    await ready;
    expect([ratingText.thanksTitle, told.mock.calls.length]).toEqual(["Obrigado!", 0]);
    arrive({ rating: { thanksTitle: "Grazie!" } });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(ratingText.thanksTitle).toBe("Grazie!");
    expect(spoken.wordChanges()).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

test("words that come in time, or after a failure, are told only where Portuguese was read before", async () => {
  const { ratingText } = await import("./rating-dictionary.ts");
  const told = vi.fn<() => void>();
  spoken.speak("it");
  spoken.onWordChange(told);
  const { translations } = await import("./translations.ts");
  spoken.provideTranslations({ it: () => Promise.reject(new TypeError("Failed to fetch")) });
  await spoken.textsReady();
  expect(ratingText.thanksTitle).toBe("Obrigado!");
  spoken.provideTranslations(translations);
  await spoken.textsReady();
  expect([ratingText.thanksTitle, told.mock.calls.length]).toEqual(["Grazie!", 1]);
  const { callText } = await spoken.withTexts(import("./call-dictionary.ts"));
  expect(callText.billAsked).not.toBe("");
  expect(told).toHaveBeenCalledOnce();
});

import { afterEach, expect, test, vi } from "vitest";
import { openingText } from "../text/opening-dictionary.ts";
import { provideTranslations, speak, textsReady } from "../text/spoken-language.ts";
import { translations } from "../text/translations.ts";
import { hourLabel } from "./account-clock.ts";
import { orderClock } from "./order-clock.ts";

const instant = "2026-11-21T02:30:00.000Z";

afterEach(() => speak("br"));

test("times are those of the account's clocks", () => {
  expect(orderClock(instant, "America/Manaus")).toBe("22:30\u00a0• 20/11/26");
  expect(orderClock(instant, "America/Noronha")).toBe("00:30\u00a0• 21/11/26");
  expect(hourLabel(Date.parse(instant), "America/Manaus")).toBe("22:30");
});

test("until the account is known they are São Paulo's", () => {
  expect(orderClock(instant)).toBe("23:30\u00a0• 20/11/26");
  expect(hourLabel(Date.parse(instant))).toBe("23:30");
});

test("in American English they have twelve hours, as the language's own format writes them", async () => {
  provideTranslations(translations);
  speak("us");
  await textsReady();
  // A busy machine may need longer than a page has patience.
  await vi.waitFor(() => expect(openingText.open).toBe("Open"), 30_000);
  for (const at of ["T00:05", "T09:00", "T12:00", "T23:59"]) {
    const said = new Date(`2026-11-21${at}Z`);
    const usual = said.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "UTC" });
    // The format's space may break a line, and is another one in some browsers.
    expect(hourLabel(said.getTime(), "UTC")).toBe(usual.replace(/\s/, "\u202f"));
  }
  expect(openingText.times("11:30–15:00, 18:00–02:00")).toBe(
    "11:30\u202fAM–3:00\u202fPM, 6:00\u202fPM–2:00\u202fAM",
  );
});

test.each(["br", "es", "fr", "it", "cn"] as const)("in %s they have 24 hours", async (language) => {
  provideTranslations(translations);
  speak(language);
  await textsReady();
  expect(openingText.times("09:00–23:30")).toBe("09:00–23:30");
});

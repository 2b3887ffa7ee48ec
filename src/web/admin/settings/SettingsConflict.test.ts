import { afterEach, beforeEach, expect, test } from "vitest";
import { provideTranslations, speak, textsReady } from "../../text/spoken-language.ts";
import { translations } from "../../text/translations.ts";
import { shownDate } from "./services/service-form.ts";
import { serviceSummary } from "./SettingsConflict.tsx";

beforeEach(() => provideTranslations(translations));
afterEach(() => speak("br"));

test.each([
  ["br", "18:00–02:00", "25/12/2026"],
  ["us", "6:00\u202fPM–2:00\u202fAM", "12/25/2026"],
  ["cn", "、星期日 18:00–02:00、", "2026/12/25"],
] as const)("in %s a service's times read %s, and its dates %s", async (language, times, date) => {
  speak(language);
  await textsReady();
  const summary = serviceSummary({
    enabled: true,
    hours: [{ weekday: 0, start: "18:00", minutes: 480 }],
    exceptions: [],
    prep_minutes: 0,
    minimum_amount: 0,
    accepts: "manual",
    slots: null,
    age_limits: { warn_minutes: 10, late_minutes: 20 },
  });
  expect(summary).toContain(times);
  expect([shownDate("2026-12-25"), shownDate("")]).toEqual([date, ""]);
});

import { expect, test } from "vitest";
import * as spoken from "../../text/spoken-language.ts";
import { translations } from "../../text/translations.ts";
import { longDay, shortDay } from "./presets.ts";

test.each([
  ["br", "05/11", "05/11/2026\u00a0(qui)"],
  ["us", "11/05", "11/05/2026\u00a0(Thu)"],
  ["cn", "11/05", "2026/11/05（周四）"],
] as const)("in %s a day of a report is %s", async (language, short, long) => {
  spoken.provideTranslations(translations);
  spoken.speak(language);
  await spoken.textsReady();
  expect([shortDay("2026-11-05"), longDay("2026-11-05")]).toEqual([short, long]);
  spoken.speak("br");
});

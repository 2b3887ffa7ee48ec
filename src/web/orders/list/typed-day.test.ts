import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { languages } from "../../../domain/languages.ts";
import { formats } from "../../../domain/typed-formats.ts";
import { speak } from "../../text/spoken-language.ts";
import { dayLabel, dayMask, parseTypedDay } from "./typed-day.ts";

afterEach(() => speak("br"));

const today = "2026-11-21";

test.for(languages)(
  "in %s a day that is typed is the same day on the wire, and back",
  (language) => {
    speak(language);
    const days = fc.date({
      min: new Date("1900-01-01T00:00:00Z"),
      max: new Date("2999-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const wire = date.toISOString().slice(0, 10);
        expect(parseTypedDay(dayLabel(wire), today)).toBe(wire);
      }),
    );
  },
);

test.for([
  ["br", "21/11/2026", "dd/mm/yyyy"],
  ["it", "21/11/2026", "dd/mm/yyyy"],
  ["us", "11/21/2026", "mm/dd/yyyy"],
  ["cn", "2026/11/21", "yyyy/mm/dd"],
] as const)("in %s a day is %s", ([language, label, mask]) => {
  speak(language);
  expect(dayLabel("2026-11-21")).toBe(label);
  expect(dayMask()).toBe(mask);
  expect(formats[mask].write(label.replaceAll("/", ""))).toBe(label);
});

test("a day that there is not is none", () => {
  for (const text of ["31/02/2026", "00/01/2026", "12/13/2026", "1/1/2026", "", "aa/bb/cccc"]) {
    expect(parseTypedDay(text, today), text).toBeUndefined();
  }
  expect(parseTypedDay("29/02/2028", today)).toBe("2028-02-29");
  expect(parseTypedDay("29/02/2026", today)).toBeUndefined();
});

test.for([
  ["br", "21/11", "2026-11-21"],
  ["br", "22/11", "2025-11-22"],
  ["br", "05/3", "2026-03-05"],
  ["br", "29/02", "2024-02-29"],
  ["br", "21/11/26", "2026-11-21"],
  ["us", "11/21", "2026-11-21"],
  ["us", "11/22/25", "2025-11-22"],
  ["cn", "1121", "2026-11-21"],
  ["cn", "2511/22", "2025-11-22"],
] as const)("in %s the day %s is typed without its whole year", ([language, typed, wire]) => {
  speak(language);
  expect(parseTypedDay(typed, today)).toBe(wire);
});

test.for(["31/02", "21/1/", "2", "211", "21/11/2", "21/11/202", "32/01/26"])(
  "%s is no day",
  (typed) => {
    expect(parseTypedDay(typed, today)).toBeUndefined();
  },
);

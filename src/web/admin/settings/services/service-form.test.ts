import { describe, expect, test } from "vitest";
import type { WireServiceSettings } from "../../../../contract/services.ts";
import * as spoken from "../../../text/spoken-language.ts";
import { translations } from "../../../text/translations.ts";
import { typedService, wireService, withDay, type TypedService } from "./service-form.ts";
import { errorsOfServices } from "../settings-errors.ts";
import { endNote } from "./typed-intervals.ts";

const stored: WireServiceSettings = {
  enabled: true,
  hours: [
    { weekday: 0, start: "18:00", minutes: 480 },
    { weekday: 5, start: "00:00", minutes: 1440 },
  ],
  exceptions: [{ date: "2026-12-25", name: "Natal", intervals: [] }],
  prep_minutes: 0,
  minimum_amount: 19.9,
  accepts: "manual",
  slots: { minutes: 45, limit: 6, lead_minutes: 60, days_ahead: 2 },
  age_limits: { warn_minutes: 10, late_minutes: 20 },
};
const typed = typedService(stored);

const wrongPaths = (changes: Partial<TypedService>) =>
  Object.keys(errorsOfServices({ "services.delivery": { ...typed, ...changes } })).map((path) =>
    path.replace("services.delivery.", ""),
  );

test("a service stands in its fields and goes out again as it was stored", () => {
  expect(typed.hours.map(({ start, end }) => [start, end])).toEqual([
    ["18:00", "02:00"],
    ["00:00", "00:00"],
  ]);
  expect(wireService(typed)).toEqual(stored);
});

test("the times of a day take the place of those that it had, and the week stays in order", () => {
  const { hours } = withDay(typed, 3, [
    { start: "11:00", end: "15:00" },
    { start: "18:00", end: "00:00" },
  ]);
  expect(hours.map(({ weekday, start }) => [weekday, start])).toEqual([
    [0, "18:00"],
    [3, "11:00"],
    [3, "18:00"],
    [5, "00:00"],
  ]);
  expect(withDay(typed, 0, []).hours).toHaveLength(1);
});

test.for([
  ["11:00", "15:00", undefined],
  ["18:00", "02:00", "até 02:00 do dia seguinte"],
  ["18:00", "00:00", "até meia-noite"],
  ["00:00", "00:00", "o dia todo"],
  ["18:00", "18:00", "até 18:00 do dia seguinte"],
  ["18:00", "", undefined],
] as const)("from %s to %s: %s", ([start, end, said]) => {
  expect(endNote({ start, end })).toBe(said);
});

test("in American English the note has the clock of twelve hours", async () => {
  spoken.provideTranslations(translations);
  spoken.speak("us");
  await spoken.textsReady();
  expect(endNote({ start: "18:00", end: "02:00" })).toBe("until 2:00\u202fAM of the next day");
  spoken.speak("br");
});

describe("what can be seen to be wrong", () => {
  test("is nothing about a service as it was stored", () => {
    expect(wrongPaths({})).toEqual([]);
  });

  test("times that are missing, and that cross others, also into the next week", () => {
    const saturday = { weekday: 6, start: "20:00", end: "19:00" };
    expect(wrongPaths({ hours: [...typed.hours, saturday] })).toEqual(["hours.2.start"]);
    const blank = { weekday: 1, start: "", end: "" };
    expect(wrongPaths({ hours: [blank, ...typed.hours] })).toEqual([
      "hours.0.start",
      "hours.0.minutes",
    ]);
  });

  test("a date that is missing or there twice, and its times", () => {
    const intervals = [
      { start: "18:00", end: "22:00" },
      { start: "21:00", end: "23:00" },
    ];
    const dates = ["2026-12-25", "2026-12-25", ""].map((date) => ({ date, name: "", intervals }));
    expect(
      wrongPaths({ exceptions: dates.slice(0, 2).map((one) => ({ ...one, intervals: [] })) }),
    ).toEqual(["exceptions.1.date"]);
    expect(wrongPaths({ exceptions: dates.slice(2) })).toEqual([
      "exceptions.0.date",
      "exceptions.0.intervals.1.start",
    ]);
  });

  test("numbers that are none or too high", () => {
    const slots = { minutes: "45", limit: "0", lead_minutes: "", days_ahead: "15" };
    expect(wrongPaths({ prep_minutes: "601", minimum: 10_000_001, slots })).toEqual([
      "prep_minutes",
      "minimum_amount",
      "slots.limit",
      "slots.lead_minutes",
      "slots.days_ahead",
    ]);
  });
});

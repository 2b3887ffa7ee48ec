import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeliveryArea } from "./area.ts";
import { calculateQuote, publicService, type QuoteFacts, type QuoteRequest } from "./quote.ts";
import { nextChangeMs, serviceState } from "./service-state.ts";
import { serviceDefaults, type ServiceSettings } from "./service.ts";

const nowMs = Date.parse("2026-11-25T18:00:00Z");
const settings: ServiceSettings = { ...serviceDefaults.delivery };
const facts: QuoteFacts = {
  settings,
  pause: undefined,
  areas: [],
  timeZone: "America/Sao_Paulo",
  servicePercent: 0,
  slotsUsed: new Map(),
};
const area: DeliveryArea = {
  id: "centro",
  name: "Centro",
  kind: "district",
  ranges: [],
  city: "Campinas",
  districts: ["Centro"],
  feeCents: 500,
  minimumCents: 0,
  freeAboveCents: null,
  minutes: 0,
};
const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  service: "delivery",
  lines: [{ qty: 1, priceCents: 2000, children: [] }],
  destination: { city: "Campinas", district: "Centro" },
  ...changes,
});

const cents = fc.integer({ min: 0, max: 20_000 });
const line = fc.record({
  qty: fc.integer({ min: 1, max: 99 }),
  priceCents: cents,
  children: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 99 }), priceCents: cents }), {
    maxLength: 3,
  }),
});
const anyFacts: fc.Arbitrary<QuoteFacts> = fc
  .record({
    minimumCents: cents,
    enabled: fc.boolean(),
    feeCents: cents,
    areaMinimumCents: cents,
    freeAboveCents: fc.option(cents),
    hasArea: fc.boolean(),
    servicePercent: fc.integer({ min: 0, max: 20 }),
  })
  .map((given) => ({
    ...facts,
    settings: { ...settings, enabled: given.enabled, minimumCents: given.minimumCents },
    servicePercent: given.servicePercent,
    areas: given.hasArea
      ? [
          {
            ...area,
            feeCents: given.feeCents,
            minimumCents: given.areaMinimumCents,
            freeAboveCents: given.freeAboveCents,
          },
        ]
      : [],
  }));

describe("a quote", () => {
  it("adds up, counts only items to the minimum, and is refused for the first thing that is wrong", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), anyFacts, (lines, given) => {
        const made = calculateQuote(request({ lines }), given, nowMs);
        const items = lines.reduce(
          (sum, { qty, priceCents, children }) =>
            sum +
            qty * priceCents +
            children.reduce((all, one) => all + one.qty * one.priceCents, 0),
          0,
        );
        expect(made.subtotalCents).toBe(items);
        expect(made.totalCents).toBe(items + made.serviceCents + made.deliveryFeeCents);
        const [found] = given.areas;
        const isFree = found?.freeAboveCents !== null && items >= (found?.freeAboveCents ?? 0);
        expect(made.deliveryFeeCents).toBe(found && !isFree ? found.feeCents : 0);
        const minimum = Math.max(given.settings.minimumCents, found?.minimumCents ?? 0);
        expect(made.missingCents).toBe(Math.max(0, minimum - items));
        const expected = !given.settings.enabled
          ? "closed"
          : items < minimum
            ? "below_minimum"
            : null;
        expect(made.refusal).toBe(expected);
      }),
    );
  });

  it("promises no time where the shop says none for the preparation, however long the way is", () => {
    const promised = (prepMinutes: number) =>
      calculateQuote(
        request(),
        { ...facts, settings: { ...settings, prepMinutes }, areas: [{ ...area, minutes: 20 }] },
        nowMs,
      ).promisedMinutes;
    expect([promised(0), promised(30)]).toEqual([0, 50]);
  });

  it("takes no fee of what is fetched, and asks nothing of an address", () => {
    const made = calculateQuote(
      request({ service: "takeout", destination: {} }),
      { ...facts, areas: [area] },
      nowMs,
    );
    expect([made.deliveryFeeCents, made.area, made.missing]).toEqual([0, null, []]);
  });

  it("says the fee as undecided until the address says what decides", () => {
    const made = calculateQuote(
      request({ destination: { city: "Campinas" } }),
      { ...facts, areas: [area] },
      nowMs,
    );
    expect([made.missing, made.refusal]).toEqual([["district"], null]);
  });

  it("is taken for a time in the hours while the shop is paused, if the time is after the pause", () => {
    const paused: QuoteFacts = {
      ...facts,
      settings: { ...settings, slots: { minutes: 30, limit: 1, leadMinutes: 0, daysAhead: 0 } },
      pause: { untilMs: nowMs + 3_600_000, reason: "" },
    };
    const refusalAt = (minutes: number) =>
      calculateQuote(request({ scheduledMs: nowMs + minutes * 60_000 }), paused, nowMs).refusal;
    expect([refusalAt(30), refusalAt(60), refusalAt(90)]).toEqual(["slot_full", null, null]);
    expect(calculateQuote(request(), paused, nowMs).refusal).toBe("closed");
  });

  it("has places after midnight while the last day's hours go on, and none of the day after", () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      start: "18:00",
      minutes: 480,
    }));
    const slots = { minutes: 60, limit: 1, leadMinutes: 0, daysAhead: 0 } as const;
    const made = calculateQuote(
      request(),
      { ...facts, settings: { ...settings, hours, slots } },
      Date.parse("2026-11-26T00:00Z"),
    );
    const starts = made.slots?.map(({ startsMs }) => new Date(startsMs).getUTCHours());
    expect([facts.timeZone, starts]).toEqual(["America/Sao_Paulo", [0, 1, 2, 3, 4]]);
  });

  it("has places at an hour that the clocks show twice, and none at one that they skip", () => {
    const inNewYork = (day: string): string[] => {
      const made = calculateQuote(
        request(),
        {
          ...facts,
          timeZone: "America/New_York",
          settings: { ...settings, slots: { minutes: 60, limit: 1, leadMinutes: 0, daysAhead: 0 } },
        },
        Date.parse(day),
      );
      return made.slots?.map(({ startsMs }) => new Date(startsMs).toISOString().slice(5, 16)) ?? [];
    };
    const spring = inNewYork("2026-03-08T05:00Z");
    expect([spring.length, spring.slice(0, 4)]).toEqual([
      23,
      ["03-08T05:00", "03-08T06:00", "03-08T07:00", "03-08T08:00"],
    ]);
    const autumn = inNewYork("2026-11-01T04:00Z");
    expect([autumn.length, new Set(autumn).size]).toEqual([24, 24]);
  });
});

describe("what a page knows of a service", () => {
  const night: ServiceSettings = {
    ...settings,
    hours: [3, 4].map((weekday) => ({ weekday, start: "18:00", minutes: 480 })),
  };

  it("says at any instant what the server would, without another answer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 7 * 24 * 60 }),
        fc.option(fc.integer({ min: 1, max: 10_080 }), { nil: undefined }),
        (later, pausedFor) => {
          const pause =
            pausedFor === undefined
              ? undefined
              : { untilMs: nowMs + pausedFor * 60_000, reason: "Chuva" };
          const given = { settings: night, pause, timeZone: facts.timeZone };
          const laterMs = nowMs + later * 60_000;
          const { state } = serviceState(publicService(given, nowMs), laterMs);
          expect(state).toBe(serviceState(publicService(given, laterMs), laterMs).state);
        },
      ),
    );
  });

  it("changes at the instant that it says, and not before", () => {
    const shown = publicService(
      { settings: night, pause: undefined, timeZone: facts.timeZone },
      nowMs,
    );
    const changeMs = nextChangeMs(shown, nowMs);
    expect(new Date(changeMs).toISOString()).toBe("2026-11-25T21:00:00.000Z");
    expect(serviceState(shown, changeMs - 1).state).toBe("closed");
    expect(serviceState(shown, changeMs)).toEqual({
      state: "open",
      closesMs: Date.parse("2026-11-26T05:00:00Z"),
    });
  });

  it("does not say when it closes where it is not known", () => {
    const always = { ...settings, exceptions: [{ date: "2026-12-25", intervals: [] }] };
    const shown = publicService(
      { settings: always, pause: undefined, timeZone: facts.timeZone },
      nowMs,
    );
    expect(serviceState(shown, nowMs)).toEqual({ state: "open" });
  });
});

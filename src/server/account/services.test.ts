import { beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";
import { everyDay, newArea, newService } from "./testing-services.ts";

const testApp = sharedApp({ now: () => new Date(nowMs), events: noRelay });
let account: TestAccount;
let owner: Caller;
let attendant: Caller;
/** A Wednesday; 15:00 in São Paulo. */
const noon = Date.parse("2026-11-25T18:00:00Z");
let nowMs = noon;
const minuteMs = 60_000;
beforeEach(async () => {
  nowMs = noon;
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
  attendant = await signedInAttendant(testApp, account);
});

const guestsSee = async () => (await newCaller(testApp, account).content.home()).account;
const problemsOf = async (call: Promise<unknown>) => {
  const { status, error, problems } = await refusalOf(call);
  const codes = Object.entries(problems ?? {}).map(([path, problem]) => [path, problem.code]);
  return [status, error, Object.fromEntries(codes)];
};
const saveDelivery = (changes: Parameters<typeof newService>[0]) =>
  owner.services.save({ body: { services: { delivery: newService(changes) } } });

describe("an owner's services", () => {
  it("are as they were before anybody set them", async () => {
    const { services, holidays } = await owner.services.get();
    expect(services.delivery).toEqual({ ...newService(), allowed: true, state: "open" });
    expect([services.takeout.enabled, services.takeout.state]).toEqual([false, "closed"]);
    expect([services.indoor.allowed, services.indoor.state]).toEqual([false, "closed"]);
    expect(holidays.map(({ date }) => date)).toContain("2026-12-25");
    expect(holidays.every(({ date }) => date >= "2026-11-25")).toBe(true);
  });

  it("are kept as they are set, in the week's order, and taken when they are sent back whole", async () => {
    const delivery = newService({
      hours: [
        { weekday: 3, start: "18:00", minutes: 480 },
        { weekday: 0, start: "12:00", minutes: 180 },
      ],
      exceptions: [{ date: "2026-12-25", intervals: [], name: "Natal" }],
      prep_minutes: 40,
      minimum_amount: 25.5,
      accepts: "auto",
      slots: { minutes: 30, limit: 5, lead_minutes: 60, days_ahead: 2 },
    });
    await owner.services.save({ body: { services: { delivery } } });
    const { services, holidays } = await owner.services.get();
    expect(services.delivery).toMatchObject({
      ...delivery,
      hours: delivery.hours.toReversed(),
      state: "closed",
      until: "2026-11-25T21:00:00.000Z",
    });
    // As it was answered, with what a call does not change.
    const answered = { services, holidays };
    expect(await owner.services.save({ body: answered })).toEqual(answered);
  });

  it("keep how long orders may wait where a call does not say it, and are never late before they warn", async () => {
    const slow = { warn_minutes: 15, late_minutes: 30 };
    await saveDelivery({ age_limits: slow });
    const { age_limits: _, ...others } = newService({ prep_minutes: 5 });
    const { services } = await owner.services.save({ body: { services: { delivery: others } } });
    expect(services.delivery).toMatchObject({ prep_minutes: 5, age_limits: slow });
    const turned = saveDelivery({ age_limits: { warn_minutes: 30, late_minutes: 29 } });
    expect(await problemsOf(turned)).toEqual([
      422,
      "unprocessable_entity",
      { "services.delivery.age_limits.late_minutes": "below_minimum" },
    ]);
    for (const late_minutes of [0, 601, 1.5]) {
      const wrong = saveDelivery({ age_limits: { warn_minutes: 1, late_minutes } });
      expect((await problemsOf(wrong))[0]).toBe(422);
    }
    expect((await owner.services.get()).services.delivery.age_limits).toEqual(slow);
  });

  it("are refused as a whole, each mistake by its field", async () => {
    const wednesday = { weekday: 3, start: "18:00", minutes: 480 };
    const spoilt = saveDelivery({
      hours: [wednesday, { ...wednesday, start: "20:00", minutes: 60 }],
      exceptions: [
        { date: "2026-11-24", intervals: [] },
        {
          date: "2026-12-24",
          intervals: [
            { start: "10:00", minutes: 60 },
            { start: "10:30", minutes: 5 },
          ],
        },
        { date: "2026-12-24", intervals: [] },
      ],
    });
    expect(await problemsOf(spoilt)).toEqual([
      422,
      "unprocessable_entity",
      {
        "services.delivery.hours.1": "overlapping",
        "services.delivery.exceptions.0.date": "in_the_past",
        "services.delivery.exceptions.1.intervals.1": "overlapping",
        "services.delivery.exceptions.2.date": "date_repeated",
      },
    ]);
    // An interval may be a whole day. It may not be empty or longer.
    await saveDelivery({ hours: [{ weekday: 3, start: "00:00", minutes: 1440 }] });
    for (const minutes of [0, 1441])
      expect((await problemsOf(saveDelivery({ hours: [{ ...wednesday, minutes }] })))[0]).toBe(422);
    for (const start of ["24:00", "9:00", "12:60", ""]) {
      expect(await problemsOf(saveDelivery({ hours: [{ ...wednesday, start }] }))).toEqual([
        422,
        "unprocessable_entity",
        { "services.delivery.hours.0.start": "invalid_time" },
      ]);
    }
    const { services } = await owner.services.get();
    expect(services.delivery.hours).toEqual([{ weekday: 3, start: "00:00", minutes: 1440 }]);
  });

  it("let go of dates that are over, which may still come back from an old page", async () => {
    const exceptions = [{ date: "2026-11-26", intervals: [] }];
    await saveDelivery({ exceptions });
    nowMs += 72 * 60 * minuteMs;
    owner = await signedInAdmin(testApp, account);
    expect((await owner.services.get()).services.delivery.exceptions).toEqual([]);
    await saveDelivery({ exceptions });
    expect((await owner.services.get()).services.delivery.exceptions).toEqual([]);
  });

  it("keep the hours of a special night that goes on, whatever is saved after midnight", async () => {
    const hours = everyDay("20:00", 480);
    const party = { date: "2026-11-25", intervals: [{ start: "20:00", minutes: 300 }] };
    // 02:00, when the party is over and an ordinary night is not.
    const after = async (exceptions: (typeof party)[]) => {
      nowMs = noon;
      await saveDelivery({ hours, exceptions });
      nowMs += 11 * 60 * minuteMs;
      const { services } = await owner.services.get();
      await saveDelivery({ ...newService(), hours, exceptions: services.delivery.exceptions });
      return (await guestsSee()).services.delivery.state;
    };
    expect([await after([]), await after([party])]).toEqual(["open", "closed"]);
  });

  it("that are sent again, because the answer was lost, are the same", async () => {
    const body = { areas: [newArea("Centro"), newArea("Sul", { fee: 9 })], base: [] };
    const first = await owner.areas.save({ body });
    expect(await owner.areas.save({ body })).toEqual(first);
    const twin = { ...body, areas: [...first.areas, ...body.areas.slice(0, 1)] };
    expect((await refusalOf(owner.areas.save({ body: twin }))).status).toBe(422);
  });

  it("are not written over by who has not seen the last change", async () => {
    const base = { delivery: newService() };
    await owner.services.save({
      body: { services: { delivery: newService({ prep_minutes: 30 }) }, base },
    });
    const late = owner.services.save({
      body: { services: { delivery: newService({ prep_minutes: 50 }) }, base },
    });
    expect(await refusalOf(late)).toMatchObject({
      status: 409,
      conflicts: { "services.delivery": { theirs: { prep_minutes: 30 } } },
    });
  });
});

describe("a pause", () => {
  it("is an attendant's to make and to end, and ends by itself; guests read why", async () => {
    const pause = (minutes: number | null) =>
      attendant.services.pause({
        params: { service: "delivery" },
        body: { minutes, reason: " Casa cheia " },
      });
    expect((await pause(30)).service).toMatchObject({
      state: "paused",
      reason: "Casa cheia",
      until: "2026-11-25T18:30:00.000Z",
    });
    expect((await guestsSee()).services.delivery).toMatchObject({
      state: "paused",
      paused_until: "2026-11-25T18:30:00.000Z",
      pause_reason: "Casa cheia",
    });
    expect((await pause(null)).service.state).toBe("open");
    expect((await guestsSee()).services.delivery).not.toHaveProperty("paused_until");
    for (const minutes of [0, -1, 1.5, 10081])
      expect((await refusalOf(pause(minutes))).status).toBe(422);
    await pause(10080);
    nowMs += 10080 * minuteMs;
    expect((await guestsSee()).services.delivery.state).toBe("open");
  });
});

describe("what guests are told of the hours", () => {
  it("has the instants to come, and is made anew when one of them is there", async () => {
    await saveDelivery({ hours: everyDay("18:00", 480) });
    const { services } = await guestsSee();
    expect(services.delivery.state).toBe("closed");
    expect(services.delivery.open_periods?.slice(0, 2)).toEqual([
      ["2026-11-25T03:00:00.000Z", "2026-11-25T05:00:00.000Z"],
      ["2026-11-25T21:00:00.000Z", "2026-11-26T05:00:00.000Z"],
    ]);
    expect(services.delivery.known_until).toBe("2026-12-04T03:00:00.000Z");
    nowMs = Date.parse("2026-11-25T21:00:00Z");
    expect((await guestsSee()).services.delivery.state).toBe("open");
    // Cached for days, the answer never runs out of instants.
    nowMs += 9 * 24 * 60 * minuteMs;
    const later = (await guestsSee()).services.delivery;
    expect(later.state).toBe("open");
    expect(Date.parse(later.known_until ?? "") - nowMs).toBeGreaterThan(7 * 24 * 60 * minuteMs);
  });

  it("is the same all day for who asks again, and new for who asks after a change", async () => {
    await saveDelivery({ hours: everyDay("18:00", 480) });
    const etag = async () => {
      const answer = await rawCall(testApp, { url: "/v2.0/content/home", host: account.host });
      return answer.headers["etag"];
    };
    const first = await etag();
    nowMs += 60 * minuteMs;
    expect(await etag()).toBe(first);
    await saveDelivery({ hours: everyDay("17:00", 480) });
    expect(await etag()).not.toBe(first);
  });
});

describe("areas", () => {
  const save = (areas: ReturnType<typeof newArea>[]) => owner.areas.save({ body: { areas } });

  it("keep their order and their ids, and guests see what they choose from", async () => {
    const { areas } = await save([
      newArea("Centro", { fee: 5, free_above: 80, minutes: 20, districts: ["Centro", "Bosque"] }),
      newArea("Norte", {
        kind: "postal_code",
        districts: [],
        ranges: [["13060-000", "13069999"]],
        fee: 9.5,
        minimum_amount: 30,
      }),
      newArea("Morro", { kind: "excluded", districts: ["Morro"] }),
    ]);
    expect(areas.map(({ name }) => name)).toEqual(["Centro", "Norte", "Morro"]);
    expect(areas[1]).toMatchObject({ ranges: [["13060-000", "13069-999"]], fee: 9.5 });
    expect(await owner.areas.get()).toEqual({ areas });
    expect((await owner.areas.save({ body: { areas: areas.toReversed() } })).areas).toEqual(
      areas.toReversed(),
    );
    expect((await guestsSee()).areas).toEqual([
      {
        id: areas[1]?.id,
        name: "Norte",
        kind: "postal_code",
        fee: 9.5,
        minimum_amount: 30,
        minutes: 0,
      },
      areas[0],
    ]);
  });

  it("are refused as a whole, each mistake by its field", async () => {
    const spoilt = save([
      newArea("Centro", { districts: ["Jardim América", "Jd. America"] }),
      newArea("Sul", { districts: ["JARDIM  AMÉRICA"] }),
      newArea("Norte", {
        kind: "postal_code",
        districts: [],
        ranges: [["13069-999", "13060-000"]],
      }),
      newArea("Leste", { kind: "postal_code", districts: [], ranges: [["1306", "13060-000"]] }),
      newArea("Oeste", { districts: [] }),
    ]);
    expect(await problemsOf(spoilt)).toEqual([
      422,
      "unprocessable_entity",
      {
        "areas.0.districts.1": "district_repeated",
        "areas.1.districts.0": "district_repeated",
        "areas.2.ranges.0.1": "range_reversed",
        "areas.3.ranges.0.0": "invalid_postal_code",
        "areas.4.districts": "ranges_or_districts",
      },
    ]);
    expect(await problemsOf(save([newArea(" ", { districts: ["Centro"], city: "" })]))).toEqual([
      400,
      "mandatory_fields",
      { "areas.0.name": "required", "areas.0.city": "required" },
    ]);
    expect(await problemsOf(save([newArea("Centro", { districts: [" "] })]))).toEqual([
      400,
      "mandatory_fields",
      { "areas.0.districts.0": "required" },
    ]);
    for (const fee of [-1, 1000.01, 1e9, 0.001])
      expect((await problemsOf(save([newArea("Centro", { fee })])))[0]).toBe(422);
    expect(await owner.areas.get()).toEqual({ areas: [] });
  });

  it("are not written over by who has not seen the last change", async () => {
    await save([newArea("Centro")]);
    const late = owner.areas.save({ body: { areas: [], base: [] } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, error: "conflict" });
  });
});

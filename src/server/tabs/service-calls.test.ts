import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newCaller } from "../testing/caller.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { call, newDiningRoom, quiet, stateOf, type DiningRoom } from "./testing-dining-room.ts";

const testApp = sharedApp();
let { account, guest, attendant, table, setAddressed, tableEvents, setAccount } = {} as DiningRoom;
beforeEach(async () => {
  ({ account, guest, attendant, table, setAddressed, tableEvents, setAccount } =
    await newDiningRoom(testApp));
});

describe("a guest's call", () => {
  it("shows at its table only, tells the screens once, and makes the guest known by a token", async () => {
    expect(await call(guest, 2)).toEqual({});
    expect(guest.token()).toBeDefined();
    const { locations } = await attendant.tables.list();
    expect(locations.map(stateOf)).toEqual(["free", "calling", "free", "free"]);
    expect(await tableEvents()).toEqual([locations[1]?.id]);
  });

  it("changes nothing when it is repeated while nobody has seen it, by anyone", async () => {
    await call(guest, 2);
    await call(guest, 2);
    await call(newCaller(testApp, account), 2);
    expect(await tableEvents()).toHaveLength(1);
  });

  it("is one call, however many are made at once", async () => {
    const callers = Array.from({ length: 20 }, () => newCaller(testApp, account));
    const answers = await Promise.all(callers.map((caller) => call(caller, 3)));
    expect(answers).toEqual(callers.map(() => ({})));
    expect(stateOf(await table(3))).toBe("calling");
    expect(await tableEvents()).toEqual([(await table(3)).id]);
  });

  it("asks for the bill, which is a call as well, until it is paid or the table is served without a tab", async () => {
    await guest.tables.requestService({ body: { number: 2, bill: true } });
    const asked = { service_request: true, bill_requested_at: expect.any(String) };
    expect(await table(2)).toMatchObject(asked);
    await guest.tables.requestService({ body: { number: 2, bill: true } });
    expect(await tableEvents()).toHaveLength(1);
    await setAddressed(2, true);
    expect(await table(2)).toMatchObject({ ...asked, service_request: false });
    expect(await setAddressed(2, false)).toMatchObject({ bill_requested_at: null });
  });

  it("is followed at once by the request for the bill, which the screens are told of", async () => {
    await call(guest, 2);
    await guest.tables.requestService({ body: { number: 2, bill: true } });
    const asked = { service_request: true, bill_requested_at: expect.any(String) };
    expect(await table(2)).toMatchObject(asked);
    expect(await tableEvents()).toHaveLength(2);
  });

  it("is acknowledged, made again by a guest who waits too long, and ended when the table is served", async () => {
    await call(guest, 1);
    expect(stateOf(await setAddressed(1, true))).toBe("onTheWay");
    await call(newCaller(testApp, account), 1);
    expect(await table(1)).toMatchObject({ service_request: true, addressed: true });
    expect(stateOf(await table(1))).toBe("calling");
    expect(stateOf(await setAddressed(1, true))).toBe("onTheWay");
    const served = await setAddressed(1, false);
    expect(served).toEqual({ id: served.id, number: 1, ...quiet });
    expect(await table(1)).toEqual(served);
    expect(await tableEvents()).toEqual(Array(5).fill(served.id));
  });

  it("fault 28: says since when, and who is on the way", async () => {
    await call(guest, 1);
    const since = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await table(1)).toMatchObject({ service_requested_at: since, addressed_by: null });
    expect(await setAddressed(1, true)).toMatchObject({
      service_requested_at: null,
      addressed_at: since,
      addressed_by: "Garçom",
    });
  });

  it("can be ended without having been acknowledged", async () => {
    await call(guest, 1);
    expect(await setAddressed(1, false)).toMatchObject(quiet);
  });

  it("is refused while local ordering is off or the account is not active", async () => {
    await setAccount({ local_order: false });
    expect(await refusalOf(call(guest, 1))).toMatchObject({ status: 403, error: "access_denied" });
    await setAccount({ local_order: true, active: false });
    expect(await refusalOf(call(guest, 1))).toMatchObject({ status: 403, error: "access_denied" });
    expect(await tableEvents()).toEqual([]);
  });

  it("is refused from a table that does not exist", async () => {
    for (const number of [5, 501, Number.MAX_SAFE_INTEGER]) {
      expect(await refusalOf(call(guest, number)), String(number)).toMatchObject({
        status: 404,
        error: "not_found",
      });
    }
    expect(guest.token()).toBeUndefined();
  });

  it("is refused with anything but a number from 1", async () => {
    const url = "/v2.0/account/locations/service-request";
    const numbers = [0, -1, 1.5, "1", true, null, 1e300, {}];
    const wrong = [
      ...numbers.map((number) => ({ number })),
      {},
      [1],
      undefined,
      { number: 1, service_request: true },
    ];
    for (const body of wrong) {
      const answer = await rawCall(testApp, { method: "POST", url, host: account.host, body });
      expect([answer.status, answer.body.error], JSON.stringify(body)).toEqual([
        422,
        "unprocessable_entity",
      ]);
    }
    expect(await tableEvents()).toEqual([]);
  });

  it("is refused with a token that is none", async () => {
    guest.useToken("made up");
    expect(await refusalOf(call(guest, 1))).toMatchObject({
      status: 401,
      error: "session_expired",
    });
  });

  it("is refused from a guest who has just called another table, and nothing rings", async () => {
    await call(guest, 1);
    expect(await refusalOf(call(guest, 2))).toMatchObject({
      status: 429,
      error: "too_many_requests",
    });
    const wait = Number(guest.lastHeaders()["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    expect(await table(2)).toMatchObject(quiet);
    expect(await tableEvents()).toEqual([(await table(1)).id]);
    await call(guest, 1);
  });

  it("threat 32: is refused from a table that rings again and again, and from that one only", async () => {
    for (let calls = 0; calls < 6; calls += 1) {
      await call(newCaller(testApp, account), 1);
      await setAddressed(1, false);
    }
    expect(await refusalOf(call(newCaller(testApp, account), 1))).toMatchObject({ status: 429 });
    expect(await table(1)).toMatchObject(quiet);
    await call(newCaller(testApp, account), 2);
    expect(stateOf(await table(2))).toBe("calling");
  });

  it("threat 32: counts with the requests for its bill, which ring as well", async () => {
    for (let calls = 0; calls < 5; calls += 1) {
      await call(newCaller(testApp, account), 1);
      await setAddressed(1, false);
    }
    await call(guest, 1);
    const ask = () => guest.tables.requestService({ body: { number: 1, bill: true } });
    expect(await refusalOf(ask())).toMatchObject({ status: 429 });
    expect(await table(1)).toMatchObject({ bill_requested_at: null });
  });

  it("is refused from an address that calls under ever new names", async () => {
    const answers = await Promise.all(
      Array.from({ length: 65 }, () =>
        rawCall(testApp, {
          method: "POST",
          url: "/v2.0/account/locations/service-request",
          host: account.host,
          body: { number: 1 },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("an attendant's answer to a call", () => {
  it("changes nothing at a table that does not call", async () => {
    expect(await setAddressed(1, true)).toMatchObject(quiet);
    expect(await setAddressed(1, false)).toMatchObject(quiet);
    await call(guest, 2);
    await setAddressed(2, true);
    await setAddressed(2, true);
    expect(await tableEvents()).toHaveLength(2);
  });

  it("is one answer, when two devices give it at once", async () => {
    await call(guest, 1);
    const answers = await Promise.all([setAddressed(1, true), setAddressed(1, true)]);
    expect(answers.map(stateOf)).toEqual(["onTheWay", "onTheWay"]);
    expect(await tableEvents()).toHaveLength(2);
  });

  it("leaves no answer to nobody when another device has served the table meanwhile", async () => {
    await call(guest, 1);
    await Promise.all([setAddressed(1, false), setAddressed(1, true)]);
    // Whichever came first: served and then not calling, or on the way and then served.
    expect(await table(1)).toMatchObject(quiet);
  });

  it("is for staff", async () => {
    await call(guest, 1);
    const { id } = await table(1);
    const answer = { params: { id }, body: { addressed: false } };
    expect(await refusalOf(guest.tables.setAddressed(answer))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
    const nobody = newCaller(testApp, account).tables.setAddressed(answer);
    expect(await refusalOf(nobody)).toMatchObject({ status: 400, error: "auth_required" });
    expect(stateOf(await table(1))).toBe("calling");
  });

  it("is refused for a table that does not exist or no longer does", async () => {
    await call(guest, 4);
    const { id } = await table(4);
    await setAccount({ extras: { locations: 3 } });
    for (const gone of [id, randomUUID(), "4", "..", "x".repeat(150)]) {
      const answer = attendant.tables.setAddressed({
        params: { id: gone },
        body: { addressed: true },
      });
      expect(await refusalOf(answer), gone).toMatchObject({ status: 404, error: "not_found" });
    }
    await setAccount({ extras: { locations: 4 } });
    expect(stateOf(await table(4))).toBe("calling");
  });

  it("is refused when it is neither true nor false", async () => {
    const url = `/v2.0/account/locations/${(await table(1)).id}/addressed`;
    const wrong = [
      {},
      { addressed: 1 },
      { addressed: "true" },
      { addressed: null },
      { addressed: true, surprise: 1 },
      [],
    ];
    for (const body of wrong) {
      const sent = {
        method: "PUT",
        url,
        host: account.host,
        token: attendant.token(),
        body,
      } as const;
      const answer = await rawCall(testApp, sent);
      expect([answer.status, answer.body.error], JSON.stringify(body)).toEqual([
        422,
        "unprocessable_entity",
      ]);
    }
  });
});

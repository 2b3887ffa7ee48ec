import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Relay } from "../live/relay.ts";
import { listen, originOf } from "../testing/listen.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startTestRelay } from "../testing/start-test-relay.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

let relay: Relay;
let testApp: TestApp;
let shop: PrinterShop;
let clockAheadMs = 0;
beforeAll(async () => {
  relay = await startTestRelay();
  const now = () => new Date(Date.now() + clockAheadMs);
  testApp = await startApp({ events: relay, printRecheckMs: 50, now });
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});
beforeEach(async () => {
  clockAheadMs = 0;
  shop = await newPrinterShop(testApp);
});

const patience = { timeout: 20_000, interval: 10 };
const states = async () => (await shop.jobs()).jobs.map(({ state }) => state);

describe("an agent's address", () => {
  const ask = (address: string, body: object = { wait: 0 }) =>
    callOf(testApp, shop, address)({ method: "POST", body });

  it("gives two agents that ask at once different jobs", async () => {
    const { address } = await shop.add({});
    await Promise.all([shop.taken(), shop.taken(), shop.taken()]);
    const answers = await Promise.all([ask(address), ask(address), ask(address), ask(address)]);
    const jobs = answers.map(({ headers }) => headers["x-job"]);
    expect(new Set(jobs.filter((job) => job !== undefined)).size).toBe(3);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      "200",
      "200",
      "200",
      "204",
    ]);
  });

  it("takes results in any order and more than once, and a late success is one", async () => {
    const { address } = await shop.add({});
    await shop.taken();
    const job = (await ask(address)).headers["x-job"];
    clockAheadMs = 31_000;
    expect((await ask(address)).headers).toMatchObject({ "x-job": job, "x-attempt": "2" });
    const result = (attempt: number, ok: boolean) =>
      ask(address, { wait: 0, result: { job, attempt, ok, error: "sem papel" } });
    await result(1, false);
    expect(await states()).toEqual(["offered"]);
    await result(1, true);
    await result(1, true);
    await result(2, false);
    expect(await states()).toEqual(["printed"]);
  });

  it("answers at once when something is queued, and with nothing when the time is over", async () => {
    const { address } = await shop.add({});
    const waiting = ask(address, { wait: 20 });
    await shop.taken();
    expect((await waiting).status).toBe(200);
    expect((await ask(address, { wait: 0.1 })).status).toBe(204);
    for (const body of [
      {},
      { wait: "x" },
      { wait: -5 },
      { result: 1 },
      { result: { job: "x", attempt: 1, ok: true } },
    ])
      expect((await ask(address, body)).status).toBe(204);
  });
});

it("a server that closes answers agents that wait, and does not wait for them", async () => {
  const closing = await startApp();
  const endingShop = await newPrinterShop(closing);
  const { address } = await endingShop.add({});
  const waiting = callOf(closing, endingShop, address)({ method: "POST", body: { wait: 25 } });
  await vi.waitFor(
    async () => expect((await endingShop.owner.printers.list()).printers[0]?.state).toBe("ready"),
    patience,
  );
  const beganAt = Date.now();
  await closing.close();
  expect((await waiting).status).toBe(204);
  expect(Date.now() - beganAt).toBeLessThan(5_000);
});

it("staff hear at once of what is printed or is not, and guests do not", async () => {
  const { printer } = await shop.add({ kind: "browser" });
  const placed = await shop.taken();
  const { host } = shop.account;
  const origin = await originOf(testApp);
  const streams = await Promise.all(
    [shop.owner, shop.guest].map((caller) => listen(origin, { host, token: caller.token() })),
  );
  const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
  const body = { attempt: 1, printed: true };
  await shop.owner.printJobs.report({ params: { id: String(job?.id) }, body });
  const [staff, guest] = streams.map(
    ({ events }) =>
      () =>
        events.map(({ name }) => name),
  );
  await vi.waitFor(() => expect(staff?.()).toContain("print"), patience);
  await shop.owner.orders.markReady({ params: { hash: placed.hash }, body: {} });
  await vi.waitFor(() => expect(guest?.()).toContain("order"), patience);
  expect(guest?.()).not.toContain("print");
});

it.each(["agent", "cloudprnt"] as const)(
  "threat 58: the body of a call to %s is small, because the call may wait",
  async (kind) => {
    const { address } = await shop.add({ kind });
    const call = callOf(testApp, shop, address);
    const ask = async (state: string) => (await call({ method: "POST", body: { state } })).status;
    expect([(await ask("x".repeat(7_000))) < 300, await ask("x".repeat(9_000))]).toEqual([
      true,
      413,
    ]);
  },
);
